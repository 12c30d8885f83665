// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const people = "(?:sinh viên|học sinh|ứng viên|thí sinh|học viên|nghiên cứu sinh)";

export const meantFor =
  "(?:(?<!\\p{L})(?:dành(?: riêng)?|cấp|trao|áp dụng|chỉ) cho\\s+(?:(?:các|những|mọi|tất cả)\\s+" +
  "){0,2})";

export const INTERNATIONAL = /* @__PURE__ */ new RegExp(meantFor + people + "\\s+(?:quốc tế|nước ngoài)", "iu");

const VIETNAM_any =
  "(?:(?:" +
  meantFor +
  "(?:" +
  people +
  "|công dân|người)\\s+" +
  "|(?<!\\p{L})(?:(?:là|phải là)\\s+(?:công dân|người)|(?:có|mang)\\s+quốc tịch)\\s+" +
  "|(?<!suất |suất học bổng )(?<!\\p{L})cho\\s+(?:(?:các|những)\\s+)?(?:bạn\\s+)?" +
  people +
  "\\s+" +
  "|(?:^|[:;•–-]\\s*)công dân\\s+))";

export const VIETNAM = /* @__PURE__ */ new RegExp(VIETNAM_any + "Việt Nam", "iu");

export const HELD = [
  {
    degree: "undergraduate",
    pattern: /* @__PURE__ */ new RegExp("(?<!\\p{L})(?:tốt nghiệp|có bằng|bằng tốt nghiệp|sở hữu bằng)\\s+(?:đại học|cử nhân)", "iu"),
  },
  {
    degree: "masters",
    pattern: /* @__PURE__ */ new RegExp("(?<!\\p{L})(?:tốt nghiệp|có bằng|sở hữu bằng)\\s+thạc sĩ", "iu"),
  },
] as const;

export const HOME_TOO = /* @__PURE__ */ new RegExp("Việt Nam và|trong nước", "iu");

export const OTHERS_TOO = /* @__PURE__ */ new RegExp("^\\s*(?:và|hoặc|,)\\s*(?:các\\s+)?(?:\\p{Lu}|nước|quốc tế)", "u");
