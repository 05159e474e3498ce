"""Names, texts and keywords of the cards of The Four Groves: made from their data by `dev.py i18n`."""

# ruff: noqa: E501

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

CONTEXT = "ClansCards"

NAMES: dict[str, object] = {
    #: Name of a card: Stronghold, Maple clan.
    "redleaf_bastion": QT_TRANSLATE_NOOP("ClansCards", "Redleaf Bastion"),
    #: Name of a card: Stronghold, Plum clan.
    "hall_of_white_petals": QT_TRANSLATE_NOOP("ClansCards", "Hall of White Petals"),
    #: Name of a card: Stronghold, Reed clan.
    "windreed_stables": QT_TRANSLATE_NOOP("ClansCards", "Windreed Stables"),
    #: Name of a card: Stronghold, Cedar clan.
    "temple_of_a_thousand_cedars": QT_TRANSLATE_NOOP("ClansCards", "Temple of a Thousand Cedars"),
    #: Name of a card: Holding.
    "terraced_rice_fields": QT_TRANSLATE_NOOP("ClansCards", "Terraced Rice Fields"),
    #: Name of a card: Holding.
    "old_family_granary": QT_TRANSLATE_NOOP("ClansCards", "Old Family Granary"),
    #: Name of a card: Holding.
    "grandfathers_orchard": QT_TRANSLATE_NOOP("ClansCards", "Grandfather’s Orchard"),
    #: Name of a card: Holding.
    "silk_dyers_quarter": QT_TRANSLATE_NOOP("ClansCards", "Silk Dyers’ Quarter"),
    #: Name of a card: Holding.
    "harbor_warehouses": QT_TRANSLATE_NOOP("ClansCards", "Harbor Warehouses"),
    #: Name of a card: Holding.
    "deep_vein_gold_works": QT_TRANSLATE_NOOP("ClansCards", "Deep Vein Gold Works"),
    #: Name of a card: Holding.
    "fletchers_lane": QT_TRANSLATE_NOOP("ClansCards", "Fletchers’ Lane"),
    #: Name of a card: Holding.
    "packhorse_peddlers": QT_TRANSLATE_NOOP("ClansCards", "Packhorse Peddlers"),
    #: Name of a card: Holding.
    "watchfire_hill": QT_TRANSLATE_NOOP("ClansCards", "Watchfire Hill"),
    #: Name of a card: Holding.
    "hillside_prayer_hall": QT_TRANSLATE_NOOP("ClansCards", "Hillside Prayer Hall"),
    #: Name of a card: Holding.
    "petitioners_court": QT_TRANSLATE_NOOP("ClansCards", "Petitioners’ Court"),
    #: Name of a card: Holding.
    "drill_yard": QT_TRANSLATE_NOOP("ClansCards", "Drill Yard"),
    #: Name of a card: Holding.
    "copyists_archive": QT_TRANSLATE_NOOP("ClansCards", "Copyists’ Archive"),
    #: Name of a card: Holding.
    "physicians_garden": QT_TRANSLATE_NOOP("ClansCards", "Physicians’ Garden"),
    #: Name of a card: Holding.
    "gossips_teahouse": QT_TRANSLATE_NOOP("ClansCards", "Gossips’ Teahouse"),
    #: Name of a card: Holding.
    "gatehouse_garrison": QT_TRANSLATE_NOOP("ClansCards", "Gatehouse Garrison"),
    #: Name of a card: Holding.
    "charcoal_kilns": QT_TRANSLATE_NOOP("ClansCards", "Charcoal Kilns"),
    #: Name of a card: Holding.
    "blossom_pavilions": QT_TRANSLATE_NOOP("ClansCards", "Blossom Pavilions"),
    #: Name of a card: Holding.
    "reedland_pastures": QT_TRANSLATE_NOOP("ClansCards", "Reedland Pastures"),
    #: Name of a card: Holding.
    "incense_carvers_village": QT_TRANSLATE_NOOP("ClansCards", "Incense Carvers’ Village"),
    #: Name of a card: Event.
    "bountiful_autumn": QT_TRANSLATE_NOOP("ClansCards", "Bountiful Autumn"),
    #: Name of a card: Event.
    "magistrates_audit": QT_TRANSLATE_NOOP("ClansCards", "Magistrates’ Audit"),
    #: Name of a card: Event.
    "spring_floods": QT_TRANSLATE_NOOP("ClansCards", "Spring Floods"),
    #: Name of a card: Event.
    "court_in_mourning": QT_TRANSLATE_NOOP("ClansCards", "Court in Mourning"),
    #: Name of a card: Event.
    "night_of_paper_lanterns": QT_TRANSLATE_NOOP("ClansCards", "Night of Paper Lanterns"),
    #: Name of a card: Event.
    "fever_winds": QT_TRANSLATE_NOOP("ClansCards", "Fever Winds"),
    #: Name of a card: Event.
    "muster_of_volunteers": QT_TRANSLATE_NOOP("ClansCards", "Muster of Volunteers"),
    #: Name of a card: Event.
    "falling_stars": QT_TRANSLATE_NOOP("ClansCards", "Falling Stars"),
    #: Name of a card: Event.
    "veterans_recalled": QT_TRANSLATE_NOOP("ClansCards", "Veterans Recalled"),
    #: Name of a card: Event.
    "years_of_strife": QT_TRANSLATE_NOOP("ClansCards", "Years of Strife"),
    #: Name of a card: Region.
    "narrow_defile": QT_TRANSLATE_NOOP("ClansCards", "Narrow Defile"),
    #: Name of a card: Region.
    "sinking_marsh_road": QT_TRANSLATE_NOOP("ClansCards", "Sinking Marsh Road"),
    #: Name of a card: Region.
    "fertile_basin": QT_TRANSLATE_NOOP("ClansCards", "Fertile Basin"),
    #: Name of a card: Region.
    "fortified_monastery": QT_TRANSLATE_NOOP("ClansCards", "Fortified Monastery"),
    #: Name of a card: Region.
    "old_war_grave": QT_TRANSLATE_NOOP("ClansCards", "Old War Grave"),
    #: Name of a card: Region.
    "pilgrims_road": QT_TRANSLATE_NOOP("ClansCards", "Pilgrims’ Road"),
    #: Name of a card: Personality.
    "masterless_spearman": QT_TRANSLATE_NOOP("ClansCards", "Masterless Spearman"),
    #: Name of a card: Personality.
    "roadside_bandit_chief": QT_TRANSLATE_NOOP("ClansCards", "Roadside Bandit Chief"),
    #: Name of a card: Personality.
    "begging_monk": QT_TRANSLATE_NOOP("ClansCards", "Begging Monk"),
    #: Name of a card: Personality.
    "hired_bowman": QT_TRANSLATE_NOOP("ClansCards", "Hired Bowman"),
    #: Name of a card: Personality.
    "throne_envoy": QT_TRANSLATE_NOOP("ClansCards", "Throne Envoy"),
    #: Name of a card: Personality.
    "old_strategist_genzo": QT_TRANSLATE_NOOP("ClansCards", "Old Strategist Genzo"),
    #: Name of a card: Personality.
    "peak_hermit": QT_TRANSLATE_NOOP("ClansCards", "Peak Hermit"),
    #: Name of a card: Personality.
    "exiled_duelist_rei": QT_TRANSLATE_NOOP("ClansCards", "Exiled Duelist Rei"),
    #: Name of a card: Personality, Maple clan.
    "akaba_tetsuo": QT_TRANSLATE_NOOP("ClansCards", "Akaba Tetsuo"),
    #: Name of a card: Personality, Maple clan.
    "akaba_ren": QT_TRANSLATE_NOOP("ClansCards", "Akaba Ren"),
    #: Name of a card: Personality, Maple clan.
    "momijiya_goro": QT_TRANSLATE_NOOP("ClansCards", "Momijiya Goro"),
    #: Name of a card: Personality, Maple clan.
    "momijiya_hana": QT_TRANSLATE_NOOP("ClansCards", "Momijiya Hana"),
    #: Name of a card: Personality, Maple clan.
    "akaba_yasutora": QT_TRANSLATE_NOOP("ClansCards", "Akaba Yasutora"),
    #: Name of a card: Personality, Maple clan.
    "kiyohara_dozen": QT_TRANSLATE_NOOP("ClansCards", "Kiyohara Dozen"),
    #: Name of a card: Personality, Maple clan.
    "momijiya_scout_sae": QT_TRANSLATE_NOOP("ClansCards", "Momijiya Scout Sae"),
    #: Name of a card: Personality, Maple clan.
    "akaba_quartermaster_jiro": QT_TRANSLATE_NOOP("ClansCards", "Akaba Quartermaster Jiro"),
    #: Name of a card: Personality, Maple clan.
    "kiyohara_shinobu": QT_TRANSLATE_NOOP("ClansCards", "Kiyohara Shinobu"),
    #: Name of a card: Personality, Maple clan.
    "akaba_masakage_red_general": QT_TRANSLATE_NOOP("ClansCards", "Akaba Masakage, Red General"),
    #: Name of a card: Personality, Maple clan.
    "momijiya_oto_wall_breaker": QT_TRANSLATE_NOOP("ClansCards", "Momijiya Oto, Wall-Breaker"),
    #: Name of a card: Personality, Maple clan.
    "kiyohara_daigan_the_unbowed": QT_TRANSLATE_NOOP("ClansCards", "Kiyohara Daigan, the Unbowed"),
    #: Name of a card: Personality, Plum clan.
    "umehara_shion": QT_TRANSLATE_NOOP("ClansCards", "Umehara Shion"),
    #: Name of a card: Personality, Plum clan.
    "umehara_kaoruko": QT_TRANSLATE_NOOP("ClansCards", "Umehara Kaoruko"),
    #: Name of a card: Personality, Plum clan.
    "shirakaba_ryoma": QT_TRANSLATE_NOOP("ClansCards", "Shirakaba Ryoma"),
    #: Name of a card: Personality, Plum clan.
    "shirakaba_nagi": QT_TRANSLATE_NOOP("ClansCards", "Shirakaba Nagi"),
    #: Name of a card: Personality, Plum clan.
    "shirakaba_tomoe": QT_TRANSLATE_NOOP("ClansCards", "Shirakaba Tomoe"),
    #: Name of a card: Personality, Plum clan.
    "umehara_yojiro": QT_TRANSLATE_NOOP("ClansCards", "Umehara Yojiro"),
    #: Name of a card: Personality, Plum clan.
    "tamaki_seiran": QT_TRANSLATE_NOOP("ClansCards", "Tamaki Seiran"),
    #: Name of a card: Personality, Plum clan.
    "shirakaba_heir_mitsu": QT_TRANSLATE_NOOP("ClansCards", "Shirakaba Heir Mitsu"),
    #: Name of a card: Personality, Plum clan.
    "umehara_gardener_ito": QT_TRANSLATE_NOOP("ClansCards", "Umehara Gardener Ito"),
    #: Name of a card: Personality, Plum clan.
    "umehara_chiyo_voice_of_the_court": QT_TRANSLATE_NOOP("ClansCards", "Umehara Chiyo, Voice of the Court"),
    #: Name of a card: Personality, Plum clan.
    "shirakaba_kenshiro_first_blade": QT_TRANSLATE_NOOP("ClansCards", "Shirakaba Kenshiro, First Blade"),
    #: Name of a card: Personality, Plum clan.
    "tamaki_ranmaru_plum_sage": QT_TRANSLATE_NOOP("ClansCards", "Tamaki Ranmaru, Plum Sage"),
    #: Name of a card: Personality, Reed clan.
    "ashihara_hayate": QT_TRANSLATE_NOOP("ClansCards", "Ashihara Hayate"),
    #: Name of a card: Personality, Reed clan.
    "ashihara_kurenai": QT_TRANSLATE_NOOP("ClansCards", "Ashihara Kurenai"),
    #: Name of a card: Personality, Reed clan.
    "ashihara_jinbei": QT_TRANSLATE_NOOP("ClansCards", "Ashihara Jinbei"),
    #: Name of a card: Personality, Reed clan.
    "kazemi_outrider": QT_TRANSLATE_NOOP("ClansCards", "Kazemi Outrider"),
    #: Name of a card: Personality, Reed clan.
    "kazemi_yuriko": QT_TRANSLATE_NOOP("ClansCards", "Kazemi Yuriko"),
    #: Name of a card: Personality, Reed clan.
    "kazemi_naosuke": QT_TRANSLATE_NOOP("ClansCards", "Kazemi Naosuke"),
    #: Name of a card: Personality, Reed clan.
    "ashihara_twin_lance_ko": QT_TRANSLATE_NOOP("ClansCards", "Ashihara Twin Lance Ko"),
    #: Name of a card: Personality, Reed clan.
    "minato_tsukasa": QT_TRANSLATE_NOOP("ClansCards", "Minato Tsukasa"),
    #: Name of a card: Personality, Reed clan.
    "minato_wave_rider": QT_TRANSLATE_NOOP("ClansCards", "Minato Wave Rider"),
    #: Name of a card: Personality, Reed clan.
    "ashihara_soun_thunder_of_hooves": QT_TRANSLATE_NOOP("ClansCards", "Ashihara Soun, Thunder of Hooves"),
    #: Name of a card: Personality, Reed clan.
    "kazemi_okimi_silk_tongue": QT_TRANSLATE_NOOP("ClansCards", "Kazemi Okimi, Silk Tongue"),
    #: Name of a card: Personality, Reed clan.
    "ashihara_gale_swift_justice": QT_TRANSLATE_NOOP("ClansCards", "Ashihara Gale, Swift Justice"),
    #: Name of a card: Personality, Cedar clan.
    "sugimori_aoi": QT_TRANSLATE_NOOP("ClansCards", "Sugimori Aoi"),
    #: Name of a card: Personality, Cedar clan.
    "sugimori_eika": QT_TRANSLATE_NOOP("ClansCards", "Sugimori Eika"),
    #: Name of a card: Personality, Cedar clan.
    "sugimori_kaede": QT_TRANSLATE_NOOP("ClansCards", "Sugimori Kaede"),
    #: Name of a card: Personality, Cedar clan.
    "mizukane_rokuro": QT_TRANSLATE_NOOP("ClansCards", "Mizukane Rokuro"),
    #: Name of a card: Personality, Cedar clan.
    "mizukane_sayo": QT_TRANSLATE_NOOP("ClansCards", "Mizukane Sayo"),
    #: Name of a card: Personality, Cedar clan.
    "brother_ensho": QT_TRANSLATE_NOOP("ClansCards", "Brother Ensho"),
    #: Name of a card: Personality, Cedar clan.
    "brother_kaku": QT_TRANSLATE_NOOP("ClansCards", "Brother Kaku"),
    #: Name of a card: Personality, Cedar clan.
    "sister_nyomi": QT_TRANSLATE_NOOP("ClansCards", "Sister Nyomi"),
    #: Name of a card: Personality, Cedar clan.
    "mizukane_warden_tai": QT_TRANSLATE_NOOP("ClansCards", "Mizukane Warden Tai"),
    #: Name of a card: Personality, Cedar clan.
    "sugimori_suigetsu_grove_elder": QT_TRANSLATE_NOOP("ClansCards", "Sugimori Suigetsu, Grove Elder"),
    #: Name of a card: Personality, Cedar clan.
    "brother_mukan_empty_bowl": QT_TRANSLATE_NOOP("ClansCards", "Brother Mukan, Empty Bowl"),
    #: Name of a card: Personality, Cedar clan.
    "mizukane_homura_ash_caller": QT_TRANSLATE_NOOP("ClansCards", "Mizukane Homura, Ash Caller"),
    #: Name of a card: Action card.
    "shields_locked_tight": QT_TRANSLATE_NOOP("ClansCards", "Shields Locked Tight"),
    #: Name of a card: Action card.
    "press_the_line": QT_TRANSLATE_NOOP("ClansCards", "Press the Line"),
    #: Name of a card: Action card.
    "arrows_from_the_ridge": QT_TRANSLATE_NOOP("ClansCards", "Arrows from the Ridge"),
    #: Name of a card: Action card.
    "close_quarters_rush": QT_TRANSLATE_NOOP("ClansCards", "Close-Quarters Rush"),
    #: Name of a card: Action card.
    "dreadful_war_cry": QT_TRANSLATE_NOOP("ClansCards", "Dreadful War Cry"),
    #: Name of a card: Action card.
    "false_retreat": QT_TRANSLATE_NOOP("ClansCards", "False Retreat"),
    #: Name of a card: Action card.
    "second_wind": QT_TRANSLATE_NOOP("ClansCards", "Second Wind"),
    #: Name of a card: Action card.
    "turned_aside": QT_TRANSLATE_NOOP("ClansCards", "Turned Aside"),
    #: Name of a card: Action card.
    "hobbled": QT_TRANSLATE_NOOP("ClansCards", "Hobbled"),
    #: Name of a card: Action card.
    "shattered_haft": QT_TRANSLATE_NOOP("ClansCards", "Shattered Haft"),
    #: Name of a card: Action card.
    "ambush_the_baggage": QT_TRANSLATE_NOOP("ClansCards", "Ambush the Baggage"),
    #: Name of a card: Action card.
    "stubborn_earthworks": QT_TRANSLATE_NOOP("ClansCards", "Stubborn Earthworks"),
    #: Name of a card: Action card.
    "hidden_ford": QT_TRANSLATE_NOOP("ClansCards", "Hidden Ford"),
    #: Name of a card: Action card.
    "steel_answers_steel": QT_TRANSLATE_NOOP("ClansCards", "Steel Answers Steel"),
    #: Name of a card: Action card.
    "ink_and_insinuation": QT_TRANSLATE_NOOP("ClansCards", "Ink and Insinuation"),
    #: Name of a card: Action card.
    "words_of_pardon": QT_TRANSLATE_NOOP("ClansCards", "Words of Pardon"),
    #: Name of a card: Action card.
    "unmoved": QT_TRANSLATE_NOOP("ClansCards", "Unmoved"),
    #: Name of a card: Action card.
    "bodyguards_oath": QT_TRANSLATE_NOOP("ClansCards", "Bodyguard’s Oath"),
    #: Name of a card: Action card.
    "unexpected_counsel": QT_TRANSLATE_NOOP("ClansCards", "Unexpected Counsel"),
    #: Name of a card: Action card.
    "scouts_reports": QT_TRANSLATE_NOOP("ClansCards", "Scouts’ Reports"),
    #: Name of a card: Action card.
    "before_they_recover": QT_TRANSLATE_NOOP("ClansCards", "Before They Recover"),
    #: Name of a card: Action card.
    "petition_the_throne": QT_TRANSLATE_NOOP("ClansCards", "Petition the Throne"),
    #: Name of a card: Action card.
    "snowbound_pass": QT_TRANSLATE_NOOP("ClansCards", "Snowbound Pass"),
    #: Name of a card: Action card.
    "flooded_paddies": QT_TRANSLATE_NOOP("ClansCards", "Flooded Paddies"),
    #: Name of a card: Action card, Maple clan.
    "red_banners_forward": QT_TRANSLATE_NOOP("ClansCards", "Red Banners Forward"),
    #: Name of a card: Action card, Maple clan.
    "over_the_wall": QT_TRANSLATE_NOOP("ClansCards", "Over the Wall"),
    #: Name of a card: Action card, Maple clan.
    "spend_every_life": QT_TRANSLATE_NOOP("ClansCards", "Spend Every Life"),
    #: Name of a card: Action card, Maple clan.
    "veterans_roar": QT_TRANSLATE_NOOP("ClansCards", "Veterans’ Roar"),
    #: Name of a card: Action card, Maple clan.
    "trampled_fields": QT_TRANSLATE_NOOP("ClansCards", "Trampled Fields"),
    #: Name of a card: Action card, Maple clan.
    "conscription_order": QT_TRANSLATE_NOOP("ClansCards", "Conscription Order"),
    #: Name of a card: Action card, Plum clan.
    "flawless_reputation": QT_TRANSLATE_NOOP("ClansCards", "Flawless Reputation"),
    #: Name of a card: Action card, Plum clan.
    "gift_beyond_price": QT_TRANSLATE_NOOP("ClansCards", "Gift Beyond Price"),
    #: Name of a card: Action card, Plum clan.
    "the_drawn_breath": QT_TRANSLATE_NOOP("ClansCards", "The Drawn Breath"),
    #: Name of a card: Action card, Plum clan.
    "rebuke_in_verse": QT_TRANSLATE_NOOP("ClansCards", "Rebuke in Verse"),
    #: Name of a card: Action card, Plum clan.
    "stand_upon_principle": QT_TRANSLATE_NOOP("ClansCards", "Stand Upon Principle"),
    #: Name of a card: Action card, Plum clan.
    "witnessed_by_all": QT_TRANSLATE_NOOP("ClansCards", "Witnessed by All"),
    #: Name of a card: Action card, Reed clan.
    "wheel_and_strike": QT_TRANSLATE_NOOP("ClansCards", "Wheel and Strike"),
    #: Name of a card: Action card, Reed clan.
    "lance_charge": QT_TRANSLATE_NOOP("ClansCards", "Lance Charge"),
    #: Name of a card: Action card, Reed clan.
    "cut_the_road": QT_TRANSLATE_NOOP("ClansCards", "Cut the Road"),
    #: Name of a card: Action card, Reed clan.
    "scandal_on_the_highway": QT_TRANSLATE_NOOP("ClansCards", "Scandal on the Highway"),
    #: Name of a card: Action card, Reed clan.
    "leave_them_dust": QT_TRANSLATE_NOOP("ClansCards", "Leave Them Dust"),
    #: Name of a card: Action card, Reed clan.
    "a_debt_remembered": QT_TRANSLATE_NOOP("ClansCards", "A Debt Remembered"),
    #: Name of a card: Action card, Cedar clan.
    "open_palm": QT_TRANSLATE_NOOP("ClansCards", "Open Palm"),
    #: Name of a card: Action card, Cedar clan.
    "rooted_cedar_stance": QT_TRANSLATE_NOOP("ClansCards", "Rooted Cedar Stance"),
    #: Name of a card: Action card, Cedar clan.
    "spirit_bell": QT_TRANSLATE_NOOP("ClansCards", "Spirit Bell"),
    #: Name of a card: Action card, Cedar clan.
    "study_of_the_wheels": QT_TRANSLATE_NOOP("ClansCards", "Study of the Wheels"),
    #: Name of a card: Action card, Cedar clan.
    "wards_of_rope_and_paper": QT_TRANSLATE_NOOP("ClansCards", "Wards of Rope and Paper"),
    #: Name of a card: Action card, Cedar clan.
    "ashes_remember": QT_TRANSLATE_NOOP("ClansCards", "Ashes Remember"),
    #: Name of a card: Follower.
    "ashigaru_spear_band": QT_TRANSLATE_NOOP("ClansCards", "Ashigaru Spear Band"),
    #: Name of a card: Follower.
    "veteran_pikemen": QT_TRANSLATE_NOOP("ClansCards", "Veteran Pikemen"),
    #: Name of a card: Follower.
    "village_levy_archers": QT_TRANSLATE_NOOP("ClansCards", "Village Levy Archers"),
    #: Name of a card: Follower.
    "hired_crossbows": QT_TRANSLATE_NOOP("ClansCards", "Hired Crossbows"),
    #: Name of a card: Follower.
    "light_lancers": QT_TRANSLATE_NOOP("ClansCards", "Light Lancers"),
    #: Name of a card: Follower.
    "household_guard": QT_TRANSLATE_NOOP("ClansCards", "Household Guard"),
    #: Name of a card: Follower.
    "standard_company": QT_TRANSLATE_NOOP("ClansCards", "Standard Company"),
    #: Name of a card: Follower.
    "mountain_trackers": QT_TRANSLATE_NOOP("ClansCards", "Mountain Trackers"),
    #: Name of a card: Follower, Maple clan.
    "redleaf_vanguard": QT_TRANSLATE_NOOP("ClansCards", "Redleaf Vanguard"),
    #: Name of a card: Follower, Maple clan.
    "maple_sworn_brothers": QT_TRANSLATE_NOOP("ClansCards", "Maple Sworn Brothers"),
    #: Name of a card: Follower, Plum clan.
    "white_petal_honor_guard": QT_TRANSLATE_NOOP("ClansCards", "White Petal Honor Guard"),
    #: Name of a card: Follower, Plum clan.
    "attendant_poets": QT_TRANSLATE_NOOP("ClansCards", "Attendant Poets"),
    #: Name of a card: Follower, Reed clan.
    "reed_banner_horse": QT_TRANSLATE_NOOP("ClansCards", "Reed Banner Horse"),
    #: Name of a card: Follower, Reed clan.
    "skirmish_riders": QT_TRANSLATE_NOOP("ClansCards", "Skirmish Riders"),
    #: Name of a card: Follower, Cedar clan.
    "temple_warrior_novices": QT_TRANSLATE_NOOP("ClansCards", "Temple Warrior Novices"),
    #: Name of a card: Follower, Cedar clan.
    "spirit_lantern_bearers": QT_TRANSLATE_NOOP("ClansCards", "Spirit Lantern Bearers"),
    #: Name of a card: Item.
    "plain_katana": QT_TRANSLATE_NOOP("ClansCards", "Plain Katana"),
    #: Name of a card: Item.
    "ash_wood_naginata": QT_TRANSLATE_NOOP("ClansCards", "Ash-Wood Naginata"),
    #: Name of a card: Item.
    "lacquered_cuirass": QT_TRANSLATE_NOOP("ClansCards", "Lacquered Cuirass"),
    #: Name of a card: Item.
    "great_war_bow": QT_TRANSLATE_NOOP("ClansCards", "Great War Bow"),
    #: Name of a card: Item.
    "generals_war_fan": QT_TRANSLATE_NOOP("ClansCards", "General’s War Fan"),
    #: Name of a card: Item.
    "seal_of_office": QT_TRANSLATE_NOOP("ClansCards", "Seal of Office"),
    #: Name of a card: Item.
    "boar_spear": QT_TRANSLATE_NOOP("ClansCards", "Boar-Spear"),
    #: Name of a card: Item.
    "river_steel_wakizashi": QT_TRANSLATE_NOOP("ClansCards", "River-Steel Wakizashi"),
    #: Name of a card: Item, Maple clan.
    "crimson_maple_blade": QT_TRANSLATE_NOOP("ClansCards", "Crimson Maple Blade"),
    #: Name of a card: Item, Plum clan.
    "petal_guard_katana": QT_TRANSLATE_NOOP("ClansCards", "Petal-Guard Katana"),
    #: Name of a card: Item, Reed clan.
    "saddle_of_the_four_winds": QT_TRANSLATE_NOOP("ClansCards", "Saddle of the Four Winds"),
    #: Name of a card: Item, Cedar clan.
    "staff_of_ninety_nine_rings": QT_TRANSLATE_NOOP("ClansCards", "Staff of Ninety-Nine Rings"),
    #: Name of a card: Spell.
    "breath_of_embers": QT_TRANSLATE_NOOP("ClansCards", "Breath of Embers"),
    #: Name of a card: Spell.
    "grasping_roots": QT_TRANSLATE_NOOP("ClansCards", "Grasping Roots"),
    #: Name of a card: Spell.
    "mists_of_the_valley": QT_TRANSLATE_NOOP("ClansCards", "Mists of the Valley"),
    #: Name of a card: Spell.
    "wind_at_the_back": QT_TRANSLATE_NOOP("ClansCards", "Wind at the Back"),
    #: Name of a card: Spell, Cedar clan.
    "walls_of_stone": QT_TRANSLATE_NOOP("ClansCards", "Walls of Stone"),
    #: Name of a card: Spell, Cedar clan.
    "consuming_pyre": QT_TRANSLATE_NOOP("ClansCards", "Consuming Pyre"),
    #: Name of a card: Spell, Cedar clan.
    "mirror_of_still_water": QT_TRANSLATE_NOOP("ClansCards", "Mirror of Still Water"),
    #: Name of a card: Spell, Cedar clan.
    "whispering_void": QT_TRANSLATE_NOOP("ClansCards", "Whispering Void"),
    #: Name of a card: Spell.
    "kamis_favor": QT_TRANSLATE_NOOP("ClansCards", "Kami’s Favor"),
    #: Name of a card: Spell, Cedar clan.
    "call_the_guardian_spirit": QT_TRANSLATE_NOOP("ClansCards", "Call the Guardian Spirit"),
    #: Name of a card: Ring.
    "wheel_of_wind": QT_TRANSLATE_NOOP("ClansCards", "Wheel of Wind"),
    #: Name of a card: Ring.
    "wheel_of_stone": QT_TRANSLATE_NOOP("ClansCards", "Wheel of Stone"),
    #: Name of a card: Ring.
    "wheel_of_flame": QT_TRANSLATE_NOOP("ClansCards", "Wheel of Flame"),
    #: Name of a card: Ring.
    "wheel_of_tides": QT_TRANSLATE_NOOP("ClansCards", "Wheel of Tides"),
    #: Name of a card: Ring.
    "wheel_of_silence": QT_TRANSLATE_NOOP("ClansCards", "Wheel of Silence"),
}

TEXTS: dict[str, tuple[object, ...]] = {
    "redleaf_bastion": (
        #: Text of the card Redleaf Bastion.
        QT_TRANSLATE_NOOP("ClansCards", "Tireless Battle: Give your target attacking Personality with a Follower attached +2F."),
    ),
    "hall_of_white_petals": (
        #: Text of the card Hall of White Petals.
        QT_TRANSLATE_NOOP("ClansCards", "Tireless Limited: Bow your target honorable Personality with 2 or higher Personal Honor: Gain 1 Honor."),
    ),
    "windreed_stables": (
        #: Text of the card Windreed Stables.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Tireless Battle: Move your target Cavalry unit home, or from home to the current battlefield."),
    ),
    "temple_of_a_thousand_cedars": (
        #: Text of the card Temple of a Thousand Cedars.
        QT_TRANSLATE_NOOP("ClansCards", "Tireless Reaction: After your action from a Spell or Ring resolves: Draw a card, then discard a card."),
    ),
    "old_family_granary": (
        #: Text of the card Old Family Granary.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Put a target face-up card in one of your Provinces on the bottom of its deck. Refill the Province face-up."),
    ),
    "grandfathers_orchard": (
        #: Text of the card Grandfather’s Orchard.
        QT_TRANSLATE_NOOP("ClansCards", "Produces 1 more Gold when paying for a Holding."),
    ),
    "fletchers_lane": (
        #: Text of the card Fletchers’ Lane.
        QT_TRANSLATE_NOOP("ClansCards", "Produces 1 more Gold when paying for an attachment."),
    ),
    "packhorse_peddlers": (
        #: Text of the card Packhorse Peddlers.
        QT_TRANSLATE_NOOP("ClansCards", "Produces 1 more Gold when paying for a Holding."),
    ),
    "watchfire_hill": (
        #: Text of the card Watchfire Hill.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Battle: If you are the Defender, bow this card: Give the current battlefield’s Province +2 strength."),
    ),
    "hillside_prayer_hall": (
        #: Text of the card Hillside Prayer Hall.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Gain 1 Honor."),
    ),
    "petitioners_court": (
        #: Text of the card Petitioners’ Court.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: Bow this card, bow your target Courtier: Gain 2 Honor."),
    ),
    "drill_yard": (
        #: Text of the card Drill Yard.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Give your target Personality +2F."),
    ),
    "copyists_archive": (
        #: Text of the card Copyists’ Archive.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card, discard a card: Draw a card."),
    ),
    "physicians_garden": (
        #: Text of the card Physicians’ Garden.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: Before your Personality would be destroyed by an action, destroy this card: Negate the destruction. Bow the Personality."),
    ),
    "gossips_teahouse": (
        #: Text of the card Gossips’ Teahouse.
        QT_TRANSLATE_NOOP("ClansCards", "Open: Bow this card: Look at another target player’s hand."),
    ),
    "gatehouse_garrison": (
        #: Text of the card Gatehouse Garrison.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: After an attack is declared against you, bow this card: Straighten your target Personality."),
    ),
    "charcoal_kilns": (
        #: Text of the card Charcoal Kilns.
        QT_TRANSLATE_NOOP("ClansCards", "Produces 1 more Gold if you are a Maple Clan player."),
    ),
    "blossom_pavilions": (
        #: Text of the card Blossom Pavilions.
        QT_TRANSLATE_NOOP("ClansCards", "Produces 1 more Gold if you are a Plum Clan player."),
    ),
    "reedland_pastures": (
        #: Text of the card Reedland Pastures.
        QT_TRANSLATE_NOOP("ClansCards", "Produces 1 more Gold if you are a Reed Clan player."),
    ),
    "incense_carvers_village": (
        #: Text of the card Incense Carvers’ Village.
        QT_TRANSLATE_NOOP("ClansCards", "Produces 1 more Gold if you are a Cedar Clan player."),
    ),
    "bountiful_autumn": (
        #: Text of the card Bountiful Autumn.
        QT_TRANSLATE_NOOP("ClansCards", "Draw a card. Each other player may draw a card."),
    ),
    "magistrates_audit": (
        #: Text of the card Magistrates’ Audit.
        QT_TRANSLATE_NOOP("ClansCards", "Each player with 20 or more Honor loses 3 Honor."),
    ),
    "spring_floods": (
        #: Text of the card Spring Floods.
        QT_TRANSLATE_NOOP("ClansCards", "Each player, starting with you, bows one of their unbowed Holdings."),
    ),
    "court_in_mourning": (
        #: Text of the card Court in Mourning.
        QT_TRANSLATE_NOOP("ClansCards", "Until your next turn begins, attacks may not be declared."),
    ),
    "night_of_paper_lanterns": (
        #: Text of the card Night of Paper Lanterns.
        QT_TRANSLATE_NOOP("ClansCards", "The Imperial Favor becomes uncontrolled. Then, if you control a Personality with 2 or higher Personal Honor, take the Imperial Favor."),
    ),
    "fever_winds": (
        #: Text of the card Fever Winds.
        QT_TRANSLATE_NOOP("ClansCards", "Each player, starting with you, chooses one of their Personalities and puts a –1C token on it."),
    ),
    "muster_of_volunteers": (
        #: Text of the card Muster of Volunteers.
        QT_TRANSLATE_NOOP("ClansCards", "This turn, your Personalities enter play paying 1 less Gold."),
    ),
    "falling_stars": (
        #: Text of the card Falling Stars.
        QT_TRANSLATE_NOOP("ClansCards", "Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order."),
    ),
    "veterans_recalled": (
        #: Text of the card Veterans Recalled.
        QT_TRANSLATE_NOOP("ClansCards", "You may put a target discarded Personality (not dead) from your discard pile on top of your Dynasty deck."),
    ),
    "years_of_strife": (
        #: Text of the card Years of Strife.
        QT_TRANSLATE_NOOP("ClansCards", "Put this Event into play. All Provinces have –1 strength."),
    ),
    "narrow_defile": (
        #: Text of the card Narrow Defile.
        QT_TRANSLATE_NOOP("ClansCards", "This Province has +2 strength."),
    ),
    "sinking_marsh_road": (
        #: Text of the card Sinking Marsh Road.
        QT_TRANSLATE_NOOP("ClansCards", "Attacking Cavalry Personalities at this Province’s battlefield have –2F."),
    ),
    "fertile_basin": (
        #: Text of the card Fertile Basin.
        QT_TRANSLATE_NOOP("ClansCards", "Holdings enter play from this Province paying 1 less Gold."),
    ),
    "fortified_monastery": (
        #: Text of the card Fortified Monastery.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If the battle is at this Province, bow this card: Give your target Personality defending at this Province +3F."),
    ),
    "old_war_grave": (
        #: Text of the card Old War Grave.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Pay 3 Gold: Put a +1F token on your target Personality."),
    ),
    "pilgrims_road": (
        #: Text of the card Pilgrims’ Road.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Gain 1 Honor."),
    ),
    "masterless_spearman": (
        #: Text of the card Masterless Spearman.
        QT_TRANSLATE_NOOP("ClansCards", "Has +1F while opposed."),
    ),
    "roadside_bandit_chief": (
        #: Text of the card Roadside Bandit Chief.
        QT_TRANSLATE_NOOP("ClansCards", "After this card enters play: Lose 2 Honor."),
        #: Text of the card Roadside Bandit Chief.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Destroy a target enemy Item."),
    ),
    "begging_monk": (
        #: Text of the card Begging Monk.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Straighten another of your target Personalities."),
    ),
    "hired_bowman": (
        #: Text of the card Hired Bowman.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Ranged 2 Attack."),
    ),
    "throne_envoy": (
        #: Text of the card Throne Envoy.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: If no other player has higher Honor than you, bow this card: Take the Imperial Favor."),
    ),
    "old_strategist_genzo": (
        #: Text of the card Old Strategist Genzo.
        QT_TRANSLATE_NOOP("ClansCards", "Tactical Battle: If your army is opposed, discard a card: Draw a card."),
    ),
    "peak_hermit": (
        #: Text of the card Peak Hermit.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give a target enemy Personality or Follower –2F."),
    ),
    "exiled_duelist_rei": (
        #: Text of the card Exiled Duelist Rei.
        QT_TRANSLATE_NOOP("ClansCards", "Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser."),
    ),
    "akaba_tetsuo": (
        #: Text of the card Akaba Tetsuo.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give another of your target attacking Personalities +2F."),
    ),
    "akaba_ren": (
        #: Text of the card Akaba Ren.
        QT_TRANSLATE_NOOP("ClansCards", "Has +1F while attacking."),
    ),
    "momijiya_goro": (
        #: Text of the card Momijiya Goro.
        QT_TRANSLATE_NOOP("ClansCards", "Followers in this unit have +1F."),
    ),
    "momijiya_hana": (
        #: Text of the card Momijiya Hana.
        QT_TRANSLATE_NOOP("ClansCards", "Tactical Battle: Discard a card: Straighten your target Follower."),
    ),
    "akaba_yasutora": (
        #: Text of the card Akaba Yasutora.
        QT_TRANSLATE_NOOP("ClansCards", "Conqueror. (This unit does not bow when it returns home from attacking.)"),
    ),
    "kiyohara_dozen": (
        #: Text of the card Kiyohara Dozen.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Destroy this card: Destroy a target enemy Personality with lower or equal Force."),
    ),
    "momijiya_scout_sae": (
        #: Text of the card Momijiya Scout Sae.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Ranged 2 Attack."),
    ),
    "akaba_quartermaster_jiro": (
        #: Text of the card Akaba Quartermaster Jiro.
        QT_TRANSLATE_NOOP("ClansCards", "Followers attach to your Personalities paying 1 less Gold."),
    ),
    "kiyohara_shinobu": (
        #: Text of the card Kiyohara Shinobu.
        QT_TRANSLATE_NOOP("ClansCards", "Will not be moved home by other players’ cards."),
    ),
    "akaba_masakage_red_general": (
        #: Text of the card Akaba Masakage, Red General.
        QT_TRANSLATE_NOOP("ClansCards", "Your other Samurai each have +1F."),
        #: Text of the card Akaba Masakage, Red General.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Melee 5 Attack."),
    ),
    "momijiya_oto_wall_breaker": (
        #: Text of the card Momijiya Oto, Wall-Breaker.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength."),
    ),
    "kiyohara_daigan_the_unbowed": (
        #: Text of the card Kiyohara Daigan, the Unbowed.
        QT_TRANSLATE_NOOP("ClansCards", "Will not be bowed by other players’ cards."),
        #: Text of the card Kiyohara Daigan, the Unbowed.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Fear 4."),
    ),
    "umehara_shion": (
        #: Text of the card Umehara Shion.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: Bow this card: Gain 1 Honor."),
    ),
    "umehara_kaoruko": (
        #: Text of the card Umehara Kaoruko.
        QT_TRANSLATE_NOOP("ClansCards", "Political Open: Bow this card: Bow another player’s target Personality with 1 or lower Personal Honor."),
    ),
    "shirakaba_ryoma": (
        #: Text of the card Shirakaba Ryoma.
        QT_TRANSLATE_NOOP("ClansCards", "Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, gain 2 Honor."),
    ),
    "shirakaba_nagi": (
        #: Text of the card Shirakaba Nagi.
        QT_TRANSLATE_NOOP("ClansCards", "Has +1F while defending."),
    ),
    "shirakaba_tomoe": (
        #: Text of the card Shirakaba Tomoe.
        QT_TRANSLATE_NOOP("ClansCards", "Iaijutsu Limited: This Personality challenges another player’s target Personality. That player may refuse; if so, dishonor their Personality. Bow and dishonor the loser."),
    ),
    "umehara_yojiro": (
        #: Text of the card Umehara Yojiro.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: After another player’s action targets your other Personality at this location, bow this card: Negate that action’s effects on that Personality."),
    ),
    "tamaki_seiran": (
        #: Text of the card Tamaki Seiran.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Move home a target enemy Personality with lower Personal Honor than this one."),
    ),
    "shirakaba_heir_mitsu": (
        #: Text of the card Shirakaba Heir Mitsu.
        QT_TRANSLATE_NOOP("ClansCards", "After this card enters play: Gain 1 Honor."),
    ),
    "umehara_gardener_ito": (
        #: Text of the card Umehara Gardener Ito.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Rehonor a target Personality."),
    ),
    "umehara_chiyo_voice_of_the_court": (
        #: Text of the card Umehara Chiyo, Voice of the Court.
        QT_TRANSLATE_NOOP("ClansCards", "While you control the Imperial Favor, your other Courtiers each have +1PH."),
        #: Text of the card Umehara Chiyo, Voice of the Court.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: If you control the Imperial Favor, bow this card: Gain 2 Honor."),
    ),
    "shirakaba_kenshiro_first_blade": (
        #: Text of the card Shirakaba Kenshiro, First Blade.
        QT_TRANSLATE_NOOP("ClansCards", "Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, straighten it."),
    ),
    "tamaki_ranmaru_plum_sage": (
        #: Text of the card Tamaki Ranmaru, Plum Sage.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: Before you would lose Honor from another player’s card: Reduce the loss by 3."),
    ),
    "ashihara_hayate": (
        #: Text of the card Ashihara Hayate.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Home Battle: Move this Personality to the current battlefield."),
    ),
    "ashihara_jinbei": (
        #: Text of the card Ashihara Jinbei.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give another of your target Cavalry Personalities +2F."),
    ),
    "kazemi_outrider": (
        #: Text of the card Kazemi Outrider.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Move this Personality home. Draw a card."),
    ),
    "kazemi_yuriko": (
        #: Text of the card Kazemi Yuriko.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: Bow this card: Another target player loses 1 Honor."),
    ),
    "kazemi_naosuke": (
        #: Text of the card Kazemi Naosuke.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: Bow this card: Another player’s target Personality with lower Personal Honor than this one may not assign this turn."),
    ),
    "ashihara_twin_lance_ko": (
        #: Text of the card Ashihara Twin Lance Ko.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Melee 3 Attack."),
    ),
    "minato_tsukasa": (
        #: Text of the card Minato Tsukasa.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Your target unit gains Cavalry until the turn ends. Straighten its Personality."),
    ),
    "minato_wave_rider": (
        #: Text of the card Minato Wave Rider.
        QT_TRANSLATE_NOOP("ClansCards", "Has +2F while unopposed."),
    ),
    "ashihara_soun_thunder_of_hooves": (
        #: Text of the card Ashihara Soun, Thunder of Hooves.
        QT_TRANSLATE_NOOP("ClansCards", "Your other Cavalry Personalities each have +1F."),
        #: Text of the card Ashihara Soun, Thunder of Hooves.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Move home a target enemy Personality with lower Force than this one."),
    ),
    "kazemi_okimi_silk_tongue": (
        #: Text of the card Kazemi Okimi, Silk Tongue.
        QT_TRANSLATE_NOOP("ClansCards", "Home Political Battle: Bow this card: Move home a target enemy Personality with 2 or lower Personal Honor. Its controller loses 1 Honor."),
    ),
    "ashihara_gale_swift_justice": (
        #: Text of the card Ashihara Gale, Swift Justice.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow a target enemy Personality with lower Force than this one."),
    ),
    "sugimori_aoi": (
        #: Text of the card Sugimori Aoi.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Move home a target enemy Personality with 3 or lower Force."),
    ),
    "sugimori_eika": (
        #: Text of the card Sugimori Eika.
        QT_TRANSLATE_NOOP("ClansCards", "Spells attach to this Personality paying 1 less Gold."),
    ),
    "sugimori_kaede": (
        #: Text of the card Sugimori Kaede.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Ranged 3 Attack."),
    ),
    "mizukane_rokuro": (
        #: Text of the card Mizukane Rokuro.
        QT_TRANSLATE_NOOP("ClansCards", "Your Province has +2 strength while this Personality is defending at it."),
    ),
    "mizukane_sayo": (
        #: Text of the card Mizukane Sayo.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Look at the top 2 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order."),
    ),
    "brother_ensho": (
        #: Text of the card Brother Ensho.
        QT_TRANSLATE_NOOP("ClansCards", "Tireless Battle: Straighten this Personality."),
    ),
    "brother_kaku": (
        #: Text of the card Brother Kaku.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Melee 2 Attack, with +2 strength if you control a Ring."),
    ),
    "sister_nyomi": (
        #: Text of the card Sister Nyomi.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Bow a target enemy Personality with lower Chi than this one."),
    ),
    "mizukane_warden_tai": (
        #: Text of the card Mizukane Warden Tai.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: After another player’s action targets your Shugenja at this location, bow this card: Negate that action’s effects on that Personality."),
    ),
    "sugimori_suigetsu_grove_elder": (
        #: Text of the card Sugimori Suigetsu, Grove Elder.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle."),
    ),
    "brother_mukan_empty_bowl": (
        #: Text of the card Brother Mukan, Empty Bowl.
        QT_TRANSLATE_NOOP("ClansCards", "Has +1F for each Ring you control."),
        #: Text of the card Brother Mukan, Empty Bowl.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give a target enemy Personality or Follower –3F."),
    ),
    "mizukane_homura_ash_caller": (
        #: Text of the card Mizukane Homura, Ash Caller.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Ranged 5 Attack."),
    ),
    "shields_locked_tight": (
        #: Text of the card Shields Locked Tight.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give your target Personality +3F."),
    ),
    "press_the_line": (
        #: Text of the card Press the Line.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Each of your Personalities at the current battlefield gets +1F."),
    ),
    "arrows_from_the_ridge": (
        #: Text of the card Arrows from the Ridge.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Ranged 4 Attack."),
    ),
    "close_quarters_rush": (
        #: Text of the card Close-Quarters Rush.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Target your performing unbowed Personality: Melee 4 Attack."),
    ),
    "dreadful_war_cry": (
        #: Text of the card Dreadful War Cry.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Fear 4."),
    ),
    "false_retreat": (
        #: Text of the card False Retreat.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Move your target Personality home. Draw a card."),
    ),
    "second_wind": (
        #: Text of the card Second Wind.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Straighten your target Personality."),
    ),
    "turned_aside": (
        #: Text of the card Turned Aside.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Move home a target enemy Personality with 4 or lower Force."),
    ),
    "hobbled": (
        #: Text of the card Hobbled.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Target your performing unbowed Personality to bow a target enemy Personality with lower or equal Force."),
    ),
    "shattered_haft": (
        #: Text of the card Shattered Haft.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Destroy a target enemy Item."),
        #: Text of the card Shattered Haft.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Discard a card: Draw a card."),
    ),
    "ambush_the_baggage": (
        #: Text of the card Ambush the Baggage.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Destroy a target enemy Follower with 3 or lower Force."),
    ),
    "stubborn_earthworks": (
        #: Text of the card Stubborn Earthworks.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If you are the Defender: Give the current battlefield’s Province +4 strength."),
    ),
    "hidden_ford": (
        #: Text of the card Hidden Ford.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Battle: Move your target unbowed Personality to the current battlefield."),
    ),
    "steel_answers_steel": (
        #: Text of the card Steel Answers Steel.
        QT_TRANSLATE_NOOP("ClansCards", "Iaijutsu Battle: Your target performing unbowed Samurai challenges a target enemy Personality. Destroy the loser."),
    ),
    "ink_and_insinuation": (
        #: Text of the card Ink and Insinuation.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: Bow your target Courtier: Dishonor another player’s target Personality."),
    ),
    "words_of_pardon": (
        #: Text of the card Words of Pardon.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Rehonor your target Personality. Gain 1 Honor."),
        #: Text of the card Words of Pardon.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: Before you would lose Honor: Reduce the loss by 2."),
    ),
    "unmoved": (
        #: Text of the card Unmoved.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: Before another player’s action would move your Personality home: Negate the movement."),
    ),
    "bodyguards_oath": (
        #: Text of the card Bodyguard’s Oath.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: Before your Personality would be destroyed by an action, bow another of your target Personalities: Negate the destruction."),
    ),
    "unexpected_counsel": (
        #: Text of the card Unexpected Counsel.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Discard a card: Draw 2 cards."),
    ),
    "scouts_reports": (
        #: Text of the card Scouts’ Reports.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order."),
    ),
    "before_they_recover": (
        #: Text of the card Before They Recover.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give your target Personality +1F. You may take an additional Battle action."),
    ),
    "petition_the_throne": (
        #: Text of the card Petition the Throne.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: If no other player has higher Honor than you, bow your target Personality with 1 or higher Personal Honor: Take the Imperial Favor."),
    ),
    "snowbound_pass": (
        #: Text of the card Snowbound Pass.
        QT_TRANSLATE_NOOP("ClansCards", "Personalities will not be moved to or from this battlefield by actions."),
        #: Text of the card Snowbound Pass.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If there is no Terrain at the current battlefield: Put this card into play there."),
    ),
    "flooded_paddies": (
        #: Text of the card Flooded Paddies.
        QT_TRANSLATE_NOOP("ClansCards", "Attacking Followers at this battlefield have –1F."),
        #: Text of the card Flooded Paddies.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If there is no Terrain at the current battlefield: Put this card into play there."),
    ),
    "red_banners_forward": (
        #: Text of the card Red Banners Forward.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If you are the Attacker: Each of your attacking Personalities at the current battlefield gets +2F."),
    ),
    "over_the_wall": (
        #: Text of the card Over the Wall.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength."),
    ),
    "spend_every_life": (
        #: Text of the card Spend Every Life.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Destroy your target Follower: Destroy a target enemy Follower or Personality without Followers with 5 or lower Force."),
    ),
    "veterans_roar": (
        #: Text of the card Veterans’ Roar.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Straighten your target Personality and all cards in the unit."),
    ),
    "trampled_fields": (
        #: Text of the card Trampled Fields.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: After you destroy a Province in battle resolution: Each other player discards a card. Draw a card."),
    ),
    "conscription_order": (
        #: Text of the card Conscription Order.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Pay 2 Gold: Create a 2F Follower and attach it to your target Personality."),
    ),
    "flawless_reputation": (
        #: Text of the card Flawless Reputation.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow your target honorable Personality: Gain Honor equal to its Personal Honor."),
    ),
    "gift_beyond_price": (
        #: Text of the card Gift Beyond Price.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Pay 3 Gold: Gain 3 Honor."),
    ),
    "the_drawn_breath": (
        #: Text of the card The Drawn Breath.
        QT_TRANSLATE_NOOP("ClansCards", "Iaijutsu Battle: Your target performing unbowed Duelist challenges a target enemy Personality. Destroy the loser. If yours won, gain Honor equal to its Personal Honor."),
    ),
    "rebuke_in_verse": (
        #: Text of the card Rebuke in Verse.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Target your performing unbowed Personality to move home a target enemy Personality with lower Personal Honor. Gain 1 Honor."),
    ),
    "stand_upon_principle": (
        #: Text of the card Stand Upon Principle.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: If you are the Defender and your army is opposed: Gain 2 Honor. Each of your honorable Personalities at the current battlefield gets +1F."),
    ),
    "witnessed_by_all": (
        #: Text of the card Witnessed by All.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: After your Personality wins a duel: Gain 3 Honor."),
    ),
    "wheel_and_strike": (
        #: Text of the card Wheel and Strike.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Battle: Move your target Cavalry unit to the current battlefield, or move it home and draw a card."),
    ),
    "lance_charge": (
        #: Text of the card Lance Charge.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give your target Cavalry Personality +4F."),
    ),
    "cut_the_road": (
        #: Text of the card Cut the Road.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Target your performing unbowed Cavalry Personality to move home a target enemy Personality with lower or equal Force."),
    ),
    "scandal_on_the_highway": (
        #: Text of the card Scandal on the Highway.
        QT_TRANSLATE_NOOP("ClansCards", "Political Limited: Bow your target Courtier: Another target player loses 2 Honor."),
    ),
    "leave_them_dust": (
        #: Text of the card Leave Them Dust.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Until this battle ends, your Cavalry Personalities will not be bowed by other players’ actions."),
    ),
    "a_debt_remembered": (
        #: Text of the card A Debt Remembered.
        QT_TRANSLATE_NOOP("ClansCards", "Political Favor Limited: Discard the Imperial Favor: Bow another player’s target Personality and put a –1F token on it."),
    ),
    "open_palm": (
        #: Text of the card Open Palm.
        QT_TRANSLATE_NOOP("ClansCards", "Kiho Battle: Target your performing unbowed Monk to bow a target enemy Personality with 4 or lower Force."),
    ),
    "rooted_cedar_stance": (
        #: Text of the card Rooted Cedar Stance.
        QT_TRANSLATE_NOOP("ClansCards", "Kiho Battle: Give your target Monk a Force bonus equal to its Chi."),
    ),
    "spirit_bell": (
        #: Text of the card Spirit Bell.
        QT_TRANSLATE_NOOP("ClansCards", "Battle/Open: Straighten your target Shugenja and all cards in the unit."),
    ),
    "study_of_the_wheels": (
        #: Text of the card Study of the Wheels.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow your target Monk or Shugenja: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle."),
    ),
    "wards_of_rope_and_paper": (
        #: Text of the card Wards of Rope and Paper.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: After another player’s action targets your Personality, bow your target Shugenja: Negate that action’s effects."),
    ),
    "ashes_remember": (
        #: Text of the card Ashes Remember.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Put a target Spell or Ring from your discard pile in your hand."),
    ),
    "veteran_pikemen": (
        #: Text of the card Veteran Pikemen.
        QT_TRANSLATE_NOOP("ClansCards", "Has +1F while opposed."),
    ),
    "village_levy_archers": (
        #: Text of the card Village Levy Archers.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Ranged 2 Attack."),
    ),
    "hired_crossbows": (
        #: Text of the card Hired Crossbows.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Destroy this card: Ranged 3 Attack."),
    ),
    "household_guard": (
        #: Text of the card Household Guard.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality has +1PH."),
    ),
    "standard_company": (
        #: Text of the card Standard Company.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give this Personality +1F. Each Follower in this unit gets +1F."),
    ),
    "mountain_trackers": (
        #: Text of the card Mountain Trackers.
        QT_TRANSLATE_NOOP("ClansCards", "Will not be targeted by Ranged Attacks."),
    ),
    "redleaf_vanguard": (
        #: Text of the card Redleaf Vanguard.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Melee 3 Attack."),
    ),
    "maple_sworn_brothers": (
        #: Text of the card Maple Sworn Brothers.
        QT_TRANSLATE_NOOP("ClansCards", "Expendable. (After this card is destroyed, draw a card.)"),
    ),
    "white_petal_honor_guard": (
        #: Text of the card White Petal Honor Guard.
        QT_TRANSLATE_NOOP("ClansCards", "Has +2F while defending."),
    ),
    "attendant_poets": (
        #: Text of the card Attendant Poets.
        QT_TRANSLATE_NOOP("ClansCards", "Will only attach to a Courtier."),
        #: Text of the card Attendant Poets.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Gain 1 Honor."),
    ),
    "reed_banner_horse": (
        #: Text of the card Reed Banner Horse.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Give a target enemy Personality or Follower –2F."),
    ),
    "skirmish_riders": (
        #: Text of the card Skirmish Riders.
        QT_TRANSLATE_NOOP("ClansCards", "Tireless Battle: Straighten this card."),
    ),
    "temple_warrior_novices": (
        #: Text of the card Temple Warrior Novices.
        QT_TRANSLATE_NOOP("ClansCards", "Has +1F while attached to a Monk."),
    ),
    "spirit_lantern_bearers": (
        #: Text of the card Spirit Lantern Bearers.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality has +1C."),
    ),
    "ash_wood_naginata": (
        #: Text of the card Ash-Wood Naginata.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Melee 3 Attack."),
    ),
    "lacquered_cuirass": (
        #: Text of the card Lacquered Cuirass.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality will not be targeted by Fear."),
    ),
    "great_war_bow": (
        #: Text of the card Great War Bow.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Ranged 4 Attack."),
    ),
    "generals_war_fan": (
        #: Text of the card General’s War Fan.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality has Tactician."),
    ),
    "seal_of_office": (
        #: Text of the card Seal of Office.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality has +1PH."),
        #: Text of the card Seal of Office.
        QT_TRANSLATE_NOOP("ClansCards", "Will only attach to a Courtier or Samurai."),
    ),
    "boar_spear": (
        #: Text of the card Boar-Spear.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality has +2F while opposed by a Cavalry unit."),
    ),
    "river_steel_wakizashi": (
        #: Text of the card River-Steel Wakizashi.
        QT_TRANSLATE_NOOP("ClansCards", "As a Focus Effect: This card’s Focus Value is increased by 1 if your Personality is a Samurai."),
    ),
    "crimson_maple_blade": (
        #: Text of the card Crimson Maple Blade.
        QT_TRANSLATE_NOOP("ClansCards", "Will only attach to a Maple Clan Personality."),
        #: Text of the card Crimson Maple Blade.
        QT_TRANSLATE_NOOP("ClansCards", "Tireless Reaction: After an enemy card is destroyed by this Personality’s action: Straighten this Personality."),
    ),
    "petal_guard_katana": (
        #: Text of the card Petal-Guard Katana.
        QT_TRANSLATE_NOOP("ClansCards", "Will only attach to a Plum Clan Personality."),
        #: Text of the card Petal-Guard Katana.
        QT_TRANSLATE_NOOP("ClansCards", "After this Personality wins a duel: Gain 1 Honor."),
    ),
    "saddle_of_the_four_winds": (
        #: Text of the card Saddle of the Four Winds.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality has Cavalry."),
        #: Text of the card Saddle of the Four Winds.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Move this Personality home."),
    ),
    "staff_of_ninety_nine_rings": (
        #: Text of the card Staff of Ninety-Nine Rings.
        QT_TRANSLATE_NOOP("ClansCards", "Will only attach to a Monk or Shugenja."),
        #: Text of the card Staff of Ninety-Nine Rings.
        QT_TRANSLATE_NOOP("ClansCards", "This Personality has +1F for each Ring you control."),
    ),
    "breath_of_embers": (
        #: Text of the card Breath of Embers.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Ranged 3 Attack."),
    ),
    "grasping_roots": (
        #: Text of the card Grasping Roots.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Bow a target enemy Personality with 4 or lower Force."),
    ),
    "mists_of_the_valley": (
        #: Text of the card Mists of the Valley.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Move home a target enemy Personality with 3 or lower Chi."),
    ),
    "wind_at_the_back": (
        #: Text of the card Wind at the Back.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Home Battle: Bow this card: Move your target Personality to the current battlefield."),
    ),
    "walls_of_stone": (
        #: Text of the card Walls of Stone.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Home Battle: Bow this card: Give the current battlefield’s Province +3 strength."),
    ),
    "consuming_pyre": (
        #: Text of the card Consuming Pyre.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card, bow this Personality: Destroy a target enemy Personality with lower or equal Chi."),
    ),
    "mirror_of_still_water": (
        #: Text of the card Mirror of Still Water.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Give a target enemy Personality –2C."),
    ),
    "whispering_void": (
        #: Text of the card Whispering Void.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Draw a card."),
    ),
    "kamis_favor": (
        #: Text of the card Kami’s Favor.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card, bow this Personality: Gain 2 Honor."),
    ),
    "call_the_guardian_spirit": (
        #: Text of the card Call the Guardian Spirit.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Create a 3F/3C Spirit Personality with 0 Personal Honor in your army. Remove it from the game after this battle ends."),
    ),
    "wheel_of_wind": (
        #: Text of the card Wheel of Wind.
        QT_TRANSLATE_NOOP("ClansCards", "After your second Political or Spell action this turn resolves, you may put this card into play from your hand."),
        #: Text of the card Wheel of Wind.
        QT_TRANSLATE_NOOP("ClansCards", "Battle/Open: Bow this card: Straighten your target Personality. (Or discard this card from your hand to use this ability without bowing it.)"),
    ),
    "wheel_of_stone": (
        #: Text of the card Wheel of Stone.
        QT_TRANSLATE_NOOP("ClansCards", "After a battle at your Province resolves, if an enemy unit was in it at any time and the Province was not destroyed, you may put this card into play from your hand."),
        #: Text of the card Wheel of Stone.
        QT_TRANSLATE_NOOP("ClansCards", "Reaction: Before your Personality would be moved or bowed by another player’s action, bow this card: Negate that effect. (Or discard this card from your hand to use this ability without bowing it.)"),
    ),
    "wheel_of_flame": (
        #: Text of the card Wheel of Flame.
        QT_TRANSLATE_NOOP("ClansCards", "After your Personality wins a duel, or your Spell destroys an enemy card, you may put this card into play from your hand."),
        #: Text of the card Wheel of Flame.
        QT_TRANSLATE_NOOP("ClansCards", "Battle: Bow this card: Ranged 4 Attack. (Or discard this card from your hand to use this ability without bowing it.)"),
    ),
    "wheel_of_tides": (
        #: Text of the card Wheel of Tides.
        QT_TRANSLATE_NOOP("ClansCards", "After a battle ends in which 2 or more units were moved by your actions, you may put this card into play from your hand."),
        #: Text of the card Wheel of Tides.
        QT_TRANSLATE_NOOP("ClansCards", "Absent Battle: Bow this card: Move your target Personality home, or to the current battlefield. (Or discard this card from your hand to use this ability without bowing it.)"),
    ),
    "wheel_of_silence": (
        #: Text of the card Wheel of Silence.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: If you have 3 or more other cards in hand, discard your hand: Put this card into play from your hand."),
        #: Text of the card Wheel of Silence.
        QT_TRANSLATE_NOOP("ClansCards", "Limited: Bow this card: Draw a card. (Or discard this card from your hand to use this ability without bowing it.)"),
    ),
}

KEYWORDS: dict[str, object] = {
    #: Keyword printed on a card.
    "Air": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Air"),
    #: Keyword printed on a card.
    "Archers": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Archers"),
    #: Keyword printed on a card.
    "Armor": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Armor"),
    #: Keyword printed on a card.
    "Artisan": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Artisan"),
    #: Keyword printed on a card.
    "Barracks": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Barracks"),
    #: Keyword printed on a card.
    "Berserker": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Berserker"),
    #: Keyword printed on a card.
    "Castle": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Castle"),
    #: Keyword printed on a card.
    "Cavalry": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Cavalry"),
    #: Keyword printed on a card.
    "Commander": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Commander"),
    #: Keyword printed on a card.
    "Conqueror": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Conqueror"),
    #: Keyword printed on a card.
    "Court": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Court"),
    #: Keyword printed on a card.
    "Courtier": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Courtier"),
    #: Keyword printed on a card.
    "Duelist": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Duelist"),
    #: Keyword printed on a card.
    "Earth": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Earth"),
    #: Keyword printed on a card.
    "Expendable": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Expendable"),
    #: Keyword printed on a card.
    "Fan": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Fan"),
    #: Keyword printed on a card.
    "Farm": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Farm"),
    #: Keyword printed on a card.
    "Favor": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Favor"),
    #: Keyword printed on a card.
    "Festival": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Festival"),
    #: Keyword printed on a card.
    "Fire": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Fire"),
    #: Keyword printed on a card.
    "Forge": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Forge"),
    #: Keyword printed on a card.
    "Garden": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Garden"),
    #: Keyword printed on a card.
    "Iaijutsu": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Iaijutsu"),
    #: Keyword printed on a card.
    "Imperial": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Imperial"),
    #: Keyword printed on a card.
    "Infantry": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Infantry"),
    #: Keyword printed on a card.
    "Kiho": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Kiho"),
    #: Keyword printed on a card.
    "Legacy": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Legacy"),
    #: Keyword printed on a card.
    "Library": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Library"),
    #: Keyword printed on a card.
    "Loyal": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Loyal"),
    #: Keyword printed on a card.
    "Market": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Market"),
    #: Keyword printed on a card.
    "Merchant": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Merchant"),
    #: Keyword printed on a card.
    "Mine": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Mine"),
    #: Keyword printed on a card.
    "Monk": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Monk"),
    #: Keyword printed on a card.
    "Mount": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Mount"),
    #: Keyword printed on a card.
    "Outpost": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Outpost"),
    #: Keyword printed on a card.
    "Palace": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Palace"),
    #: Keyword printed on a card.
    "Political": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Political"),
    #: Keyword printed on a card.
    "Port": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Port"),
    #: Keyword printed on a card.
    "Retainer": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Retainer"),
    #: Keyword printed on a card.
    "Ronin": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Ronin"),
    #: Keyword printed on a card.
    "Samurai": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Samurai"),
    #: Keyword printed on a card.
    "Scout": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Scout"),
    #: Keyword printed on a card.
    "Seal": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Seal"),
    #: Keyword printed on a card.
    "Shugenja": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Shugenja"),
    #: Keyword printed on a card.
    "Siege": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Siege"),
    #: Keyword printed on a card.
    "Spirit": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Spirit"),
    #: Keyword printed on a card.
    "Stables": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Stables"),
    #: Keyword printed on a card.
    "Tactical": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Tactical"),
    #: Keyword printed on a card.
    "Tactician": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Tactician"),
    #: Keyword printed on a card.
    "Teahouse": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Teahouse"),
    #: Keyword printed on a card.
    "Temple": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Temple"),
    #: Keyword printed on a card.
    "Terrain": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Terrain"),
    #: Keyword printed on a card.
    "Two-Handed": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Two-Handed"),
    #: Keyword printed on a card.
    "Unique": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Unique"),
    #: Keyword printed on a card.
    "Village": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Village"),
    #: Keyword printed on a card.
    "Void": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Void"),
    #: Keyword printed on a card.
    "Water": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Water"),
    #: Keyword printed on a card.
    "Weapon": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Weapon"),
    #: Keyword printed on a card.
    "Yojimbo": QT_TRANSLATE_NOOP("ClansCardsKeywords", "Yojimbo"),
}
