// Written by tooling/compile-vocabulary.ts from words.yaml: change that file.

export const SLIPS: Readonly<Record<string, string>> = {
  "alot": "a lot",
  "arent": "aren't",
  "aswell": "as well",
  "becuase": "because",
  "becouse": "because",
  "beleive": "believe",
  "cant": "can't",
  "couldnt": "couldn't",
  "didnt": "didn't",
  "doesnt": "doesn't",
  "dont": "don't",
  "hadnt": "hadn't",
  "hasnt": "hasn't",
  "havent": "haven't",
  "im": "I'm",
  "isnt": "isn't",
  "ive": "I've",
  "recieve": "receive",
  "recieved": "received",
  "shouldnt": "shouldn't",
  "teh": "the",
  "thier": "their",
  "untill": "until",
  "wasnt": "wasn't",
  "werent": "weren't",
  "wont": "won't",
  "wouldnt": "wouldn't",
  "writting": "writing",
};

export const TERMS: readonly string[] = [
  "agritech", "airtag", "backend", "bioinformatics", "blockchain", "bootcamp", "chatbot", "coursework",
  "crowdfunding", "cybersecurity", "dataset", "datasets", "edtech", "fintech", "frontend", "geospatial",
  "hackathon", "hyperparameter", "makerspace", "microcontroller", "microfinance", "microplastics", "mentee",
  "mentees", "onboarding", "overfitting", "podcast", "podcasts", "postgrad", "smartphone", "startup",
  "startups", "telehealth", "telemedicine", "timeline", "undergrad", "upskilling", "webinar", "webinars",
  "website", "wellbeing", "workflow", "agroecology", "vermicompost", "biochar", "aquaponics", "injera",
  "jollof", "fufu", "egusi", "banku", "kenkey", "nshima", "sadza", "momo", "momos", "idli", "dosa", "halwa",
  "adobo", "mochi", "ugali", "matoke", "chapati", "ankara", "agbada", "gele", "hanbok", "kente", "dashiki",
  "kitenge", "lehenga", "shuka", "barangay", "gaokao", "gurudwara", "harambee", "matatu", "panchayat",
  "pesantren", "refoulement", "sacco", "stokvel", "tuktuk", "woreda", "zakat", "baccalaureat", "colonia",
  "colonias", "abuela", "abuelas", "abuelo", "abuelos", "abuelita", "abuelito", "tía", "tío", "mija", "mijo",
  "madrina", "padrino", "comadre", "compadre", "familia", "vecino", "vecina", "vecinos", "comunidad",
  "quinceañera", "quinceanera", "curandera", "promotora", "promotoras", "panadería", "panaderia", "tiendita",
  "tianguis", "champurrado", "ejido", "campesino", "campesinos", "bracero", "braceros", "maquiladora",
  "maquiladoras", "taquería", "taqueria", "ofrenda", "folklorico", "norteño", "conjunto", "tejano", "tejana",
  "milpa", "elote", "elotes", "raspas", "palenque", "cabecera", "municipio", "parcela", "cooperativa",
  "parroquia", "favela", "quilombo", "barriada", "mohalla", "chawl", "kampung", "purok", "bayanihan",
  "carinderia", "palengke", "merienda", "shamba", "duka", "manyatta", "baraza", "jiko", "spaza", "braai",
  "imbizo", "lobola", "okada", "trotro", "suya", "mtaa", "douar", "mahalla", "dastarkhan", "minga", "ayllu",
  "tequio",
];

export const SCIENTIFIC = /* @__PURE__ */ new RegExp(
  "(?:(?:toxin|mycin|cillin|cycline|azole|vir|statin|caine|zumab|mab|prazole|olol|pril|sartan" +
  "|quine|ase|ose|emia|aemia|itis|osis|oma)$" +
  "|(?:ology|ologist|ological|ography|ometry|ectomy|otomy|opathy|plasty|therapy|genesis|lysis" +
  "|philic|phobic|morphic|genic|omics?)s?$" +
  "|^(?:bio|micro|nano|neuro|photo|electro|geo|hydro|agro|eco|immuno|cardio|hetero|meta|phyto" +
  "|poly|proto|pseudo|cyber|multi|inter)\\p{L}{4,}" +
  "|^\\p{L}+(?:us|um|ae|ii|is)$)", "iu");

export const NEVER_OFFERED: readonly string[] = [
  "bastard", "bastards", "bitch", "bitches", "coon", "coons", "cripple", "cripples", "dyke", "dykes", "fag",
  "fags", "faggot", "gook", "gypsy", "gypped", "harlot", "hooker", "idiot", "idiots", "kike", "moron",
  "morons", "nigger", "niggers", "paki", "poof", "poofs", "pansy", "queer", "queers", "retard", "retards",
  "savage", "savages", "slut", "sluts", "spastic", "spic", "tramp", "tranny", "whore", "whores",
];

export const SENTENCE_OPENERS: readonly string[] = [
  "because", "although", "however", "nowadays", "therefore", "another", "people", "secondly", "firstly",
  "thirdly", "finally", "besides", "moreover", "furthermore", "before", "after", "while", "students",
  "government", "technology", "education", "sometimes", "something", "everyone", "everybody", "through",
  "without", "usually", "especially", "actually", "unfortunately", "though", "which", "where", "there",
  "their", "these", "those", "other", "since", "until", "during", "between", "beautiful", "different",
  "example", "consequently", "generally", "probably", "definitely", "personally", "recently", "obviously",
  "according", "knowledge", "children", "scientists",
];
