import { utcDay } from '@laurel/domain';
import type { MatchAnswer } from '@laurel/matching';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type EngineState, engine } from './engine.ts';
import { type GuestAnswers, toStudent } from './guest-answers.ts';

const IDLE: EngineState = { phase: 'idle' };

export const useEngine = (): EngineState => useSyncExternalStore(engine.watch, engine.state, () => IDLE);

interface Asked {
  /** The answers as they were. */
  given: GuestAnswers;
  answer: MatchAnswer | null;
}

/** The matches for what a guest has said so far; while the next ones are worked out, those before stay. */
export const useGuestMatches = (given: GuestAnswers) => {
  const { phase } = useEngine();
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    const student = toStudent(given);
    if (phase !== 'ready' || !student) return;
    let isNewest = true;
    const show = (answer: MatchAnswer | null) => isNewest && setAsked({ given, answer });
    engine.ask(student, utcDay(new Date())).then(show, () => show(null));
    return () => {
      isNewest = false;
    };
  }, [given, phase]);

  const isShown = given.level !== undefined && asked !== undefined;
  return {
    /** Null: the engine could not read the answers. Undefined: nothing was asked yet. */
    answer: isShown ? asked.answer : undefined,
    isWorking: phase === 'ready' && given.level !== undefined && asked?.given !== given,
  };
};
