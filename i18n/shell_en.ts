<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>CommonWords</name>
    <message numerus="yes">
        <source>The choice is not complete: %n more.</source>
        <extracomment>Why a choice of several things cannot be confirmed yet. %n: how many are still to be chosen.</extracomment>
        <translation>
            <numerusform>The choice is not complete: %n more.</numerusform>
            <numerusform>The choice is not complete: %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>How long a match takes.</extracomment>
        <translation>
            <numerusform>about %n min</numerusform>
            <numerusform>about %n min</numerusform>
        </translation>
    </message>
</context>
</TS>
