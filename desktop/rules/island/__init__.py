"""Island Settlers: nineteen hexes, five kinds of goods, roads, settlements, cities and a robber. For two to four."""
