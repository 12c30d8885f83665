// Written by tooling/compile-vocabulary.ts from acts.yaml: change that file.

export const STATES: readonly string[] = [
  "was", "were", "had", "been", "felt", "feel", "wanted", "loved", "liked", "believed", "thought", "knew",
  "hoped", "wished", "dreamed", "dreamt", "seemed", "became", "enjoyed", "needed", "understood", "realised",
  "realized", "learned", "learnt", "remembered", "preferred", "considered", "interested", "inspired",
  "fascinated", "blessed", "born", "raised", "motivated", "determined", "dedicated", "committed",
  "passionate", "used", "did", "could", "would", "should", "went", "came", "got", "grew", "saw", "seen",
  "known", "lived", "heard", "watched", "met", "noticed", "looked", "spent", "stayed", "remained", "tried",
  "struggled", "attended", "faced", "experienced", "developed", "gained", "received",
];

export const IRREGULAR: readonly string[] = [
  "arose", "ate", "bade", "beat", "began", "bent", "bit", "bled", "blew", "bought", "bound", "bred", "broke",
  "brought", "built", "burnt", "caught", "chose", "clung", "crept", "dealt", "dove", "drank", "dreamt",
  "drew", "drove", "dug", "fed", "fell", "fled", "flew", "flung", "forbade", "forgave", "forgot", "fought",
  "found", "froze", "gave", "hid", "held", "hung", "kept", "knelt", "knit", "laid", "leapt", "led", "left",
  "lent", "lit", "lost", "made", "meant", "mistook", "outgrew", "overcame", "overheard", "overtook",
  "overthrew", "paid", "proved", "rang", "ran", "rebuilt", "redrew", "rewrote", "rode", "rewound", "said",
  "sang", "sank", "sat", "sent", "sewed", "shone", "shook", "shot", "showed", "shrank", "slept", "slid",
  "slew", "smelt", "sold", "sought", "sowed", "spun", "spat", "spent", "spilt", "spoilt", "spoke", "sprang",
  "stole", "stood", "stuck", "stung", "strode", "struck", "strung", "strove", "swam", "swept", "swore",
  "swung", "taught", "threw", "told", "took", "tore", "undertook", "undid", "unwound", "upheld", "went",
  "wept", "withdrew", "withstood", "woke", "won", "wore", "wove", "wrote", "wrung",
];

export const PARTICIPLES: readonly string[] = [
  "beaten", "begun", "bitten", "blown", "broken", "chosen", "done", "driven", "drawn", "drunk", "eaten",
  "fallen", "flown", "forgotten", "forgiven", "frozen", "given", "gone", "grown", "hidden", "risen", "ridden",
  "rung", "sewn", "shaken", "shown", "shrunk", "spoken", "stolen", "sung", "sunk", "sworn", "swum", "taken",
  "torn", "undertaken", "woken", "worn", "woven", "written", "rewritten", "redrawn", "overcome", "withdrawn",
];

export const LIKE_PRESENT: readonly string[] = ["bet","broadcast","burst","cast","cut","fit","hit","put","quit","set","shut","slit","split","thrust"];

export const HABITS: readonly string[] = ["read","let","cost","hurt","spread","beat"];

export const NO_PAST_FORM: readonly string[] = [
  "need", "needed", "indeed", "seed", "speed", "hundred", "breed", "greed", "weed", "feed", "deed", "reed",
  "creed", "bleed", "exceed", "proceed", "succeed", "embed", "shred", "sacred", "naked", "wicked", "kindred",
  "hatred", "rugged", "ragged", "crooked", "wretched", "beloved", "aged", "gifted", "talented", "skilled",
  "educated", "supposed", "located", "based", "united", "limited", "unlimited", "advanced", "unemployed",
  "underprivileged", "disadvantaged", "interested", "tired", "excited", "worried", "married", "retired",
  "related", "detailed", "sophisticated", "complicated", "unprecedented", "crowded", "so-called", "applied",
  "processed",
];

export const BEFORE_ADJECTIVE: readonly string[] = [
  "a", "an", "the", "this", "that", "these", "those", "my", "your", "our", "their", "his", "her", "its",
  "some", "any", "more", "most", "very", "so", "too", "well", "highly", "often", "other", "each", "every",
  "many", "few", "several", "no", "of", "in", "with", "by", "for", "from", "at", "on", "as", "than", "into",
  "about", "be", "been", "being", "am", "is", "are", "was", "were", "feel", "feels", "felt", "seem", "seems",
  "seemed", "look", "looks", "looked", "get", "gets", "got", "become", "becomes", "became", "remain",
  "remained", "stay", "stayed",
];

export const BESIDE_SUBJECT: readonly string[] = [
  "have", "had", "'ve", "'d", "not", "never", "also", "then", "now", "just", "still", "always", "once",
  "first", "finally", "soon", "later", "often", "again", "even", "only", "both", "all", "each", "too",
  "almost", "ever", "myself", "ourselves", "instead", "together", "already", "twice", "rarely", "seldom",
  "sometimes", "therefore", "thus", "and",
];

export const OF_HAND_OR_VOICE: readonly string[] = [
  "built", "rebuilt", "made", "drew", "redrew", "wrote", "rewrote", "dug", "cut", "sewed", "knit", "wove",
  "wound", "baked", "cooked", "boiled", "cleaned", "washed", "painted", "planted", "sowed", "watered",
  "picked", "gathered", "collected", "carried", "lifted", "loaded", "pushed", "pulled", "packed", "sorted",
  "stacked", "counted", "weighed", "measured", "marked", "mapped", "sketched", "listed", "noted", "recorded",
  "filmed", "photographed", "copied", "printed", "typed", "scanned", "labelled", "labeled", "tested",
  "compared", "checked", "repaired", "mended", "fixed", "replaced", "soldered", "welded", "wired",
  "installed", "programmed", "coded", "designed", "walked", "cycled", "rode", "drove", "rowed", "swam",
  "climbed", "ran", "knocked", "visited", "asked", "told", "said", "called", "phoned", "rang", "texted",
  "emailed", "mailed", "explained", "showed", "taught", "read", "sang", "played", "spoke", "argued",
  "persuaded", "convinced", "refused", "apologised", "apologized", "answered", "offered", "invited",
  "interviewed", "translated", "interpreted", "trained", "coached", "tutored", "fed", "bought", "sold",
  "paid", "borrowed", "lent", "swapped", "gave", "brought", "took", "put", "set", "hung", "stuck", "opened",
  "closed", "locked", "hid", "threw", "burnt", "burned", "found", "discovered", "traced", "sent", "delivered",
  "posted", "handed", "distributed", "shared", "split", "started", "began", "waited", "sat", "stood",
  "organised", "organized", "saved", "rescued", "treated", "bandaged", "injected", "sampled", "mixed",
  "poured", "filtered", "dissected", "solved", "proved", "calculated", "rehearsed", "danced", "tuned",
  "shaved", "filed", "drilled", "hammered", "nailed", "planed", "turned", "changed", "added", "removed",
  "shortened", "lengthened", "divided", "assigned", "arranged", "proposed", "presented", "published",
  "launched", "founded", "learned", "learnt", "memorised", "memorized", "practised", "practiced", "noticed",
  "watched", "listened", "saw", "heard",
];
