import { checkAmbiguity, checkWords, type Rules } from './check-words.ts';
import { type Problem, readVocabulary, type Source } from './read-vocabulary.ts';
import { moduleOf, moduleWriter } from './write-module.ts';

/** Compiles all YAML files of one package: the modules by their file names, and everything that is wrong. */
export const compileVocabulary = (
  sources: readonly Source[],
): { modules: Map<string, string>; problems: Problem[]; checkMeaning: (rules: Rules) => void } => {
  const problems: Problem[] = [];
  const files = new Map(sources.map((source) => [source.file, readVocabulary(source, problems)]));
  const modules = new Map<string, string>();
  if (problems.length === 0) {
    const write = moduleWriter(files);
    for (const parsed of files.values()) modules.set(moduleOf(parsed.file), write(parsed));
  }
  const checkMeaning = (rules: Rules) => {
    for (const parsed of files.values()) checkWords(parsed, rules);
    checkAmbiguity([...files.values()], rules);
  };
  return { modules, problems, checkMeaning };
};
