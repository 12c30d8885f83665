// Written by tooling/compile-vocabulary.ts from languages.yaml: change that file.

export const ENGLISH: readonly string[] = [
  "the", "and", "of", "to", "for", "with", "from", "or", "are", "is", "be", "must", "have", "has", "will",
  "who", "that", "this", "by", "their", "your", "you", "at", "as", "not", "an", "it", "its", "they", "which",
  "should", "only", "all", "any", "we", "our", "may", "can", "if", "on", "into", "but", "been", "who's",
  "about", "other", "per", "each", "least", "more", "than", "when",
];

export const SPANISH: readonly string[] = [
  "que", "para", "los", "las", "con", "por", "una", "está", "como", "más", "este", "esta", "son", "ser",
  "sus", "desde", "también", "deben", "tener", "estudiantes", "solicitantes", "beca", "becas", "universidad",
  "estudios", "requisitos", "ciudadanos", "personas", "quienes", "donde",
];

export const FRENCH: readonly string[] = [
  "les", "des", "pour", "dans", "avec", "une", "est", "qui", "aux", "sont", "vous", "être", "étudiants",
  "étudiantes", "candidats", "bourse", "bourses", "études", "doivent", "leur", "cette", "ces", "ou", "par",
  "sur", "candidature", "dossier",
];

export const GERMAN: readonly string[] = [
  "und", "für", "mit", "von", "zur", "zum", "oder", "eine", "einen", "einer", "eines", "ist", "sind",
  "werden", "wird", "nicht", "auch", "sich", "bei", "auf", "durch", "als", "sie", "können", "studierende",
  "bewerber", "bewerbung", "stipendium", "stipendien",
];

export const PORTUGUESE: readonly string[] = [
  "são", "não", "uma", "dos", "das", "pelo", "pela", "aos", "ao", "ou", "seu", "sua", "estudantes", "bolsa",
  "bolsas", "candidatos", "devem",
];

export const ITALIAN: readonly string[] = [
  "della", "delle", "degli", "dei", "nel", "nella", "con", "sono", "essere", "gli", "studenti", "borsa",
  "borse", "di", "che", "per",
];

export const DUTCH: readonly string[] = ["het","een","voor","van","met","zijn","niet","worden","studenten","beurs","aan"];

export const INDONESIAN: readonly string[] = [
  "yang", "dan", "untuk", "dengan", "dari", "atau", "tidak", "pada", "bagi", "adalah", "ini", "akan", "dalam",
  "oleh", "kepada", "telah", "dapat", "harus", "serta", "beasiswa", "mahasiswa", "warga", "negara",
  "pendidikan", "program-program",
];

export const VIETNAMESE: readonly string[] = [
  "học", "bổng", "của", "và", "các", "cho", "sinh", "viên", "những", "không", "là", "được", "trường", "đại",
  "để", "với", "tại", "năm", "một", "có", "trong", "người", "này", "nước",
];

export const SWEDISH: readonly string[] = [
  "och", "för", "att", "som", "till", "är", "av", "inte", "eller", "från", "studenter", "jest", "nie", "dla",
  "się", "oraz", "lub", "studentów", "ve", "için", "bir", "ile", "olan", "olarak", "burs", "öğrenci",
];

export const OF_NAMES: readonly string[] = ["de","la","el","del","le","du","et","y","e","o","do","da","der","die","das","den","dem","en","il","ein","im"];
