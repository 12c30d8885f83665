// Written by tooling/compile-vocabulary.ts from words.yaml: change that file.

export const STOP_WORDS: readonly string[] = [
  "a", "about", "above", "after", "again", "all", "also", "am", "an", "and", "any", "are", "as", "at", "be",
  "because", "been", "before", "being", "below", "between", "both", "but", "by", "can", "could", "did", "do",
  "does", "doing", "down", "during", "each", "even", "every", "few", "for", "from", "further", "get", "got",
  "had", "has", "have", "having", "he", "her", "here", "hers", "him", "his", "how", "however", "i", "if",
  "in", "into", "is", "it", "its", "just", "like", "made", "make", "many", "may", "me", "might", "more",
  "most", "much", "must", "my", "myself", "no", "nor", "not", "now", "of", "off", "on", "once", "one", "only",
  "or", "other", "our", "out", "over", "own", "people", "really", "same", "she", "should", "so", "some",
  "such", "than", "that", "the", "their", "them", "then", "there", "these", "they", "thing", "things", "this",
  "those", "through", "to", "too", "under", "until", "up", "us", "very", "was", "way", "we", "well", "were",
  "what", "when", "where", "which", "while", "who", "whom", "why", "will", "with", "would", "you", "your",
  "yours", "year", "years", "day", "days", "life", "always", "never", "first", "new", "time", "lot", "able",
  "want",
];

export const FUNCTION_WORDS: readonly string[] = [
  "the", "a", "an", "and", "or", "but", "if", "of", "to", "in", "on", "at", "by", "for", "from", "with", "as",
  "is", "are", "was", "were", "be", "been", "am", "has", "have", "had", "do", "does", "did", "not", "no",
  "this", "that", "these", "those", "it", "its", "he", "she", "they", "we", "you", "i", "my", "your", "his",
  "her", "our", "their", "me", "him", "them", "us", "who", "which", "what", "when", "where", "there", "so",
  "because", "can", "could", "will", "would", "should", "may", "about", "into", "than", "then", "very",
  "more", "most", "all", "some", "any", "one",
];
