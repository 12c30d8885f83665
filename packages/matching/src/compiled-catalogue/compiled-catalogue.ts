import type {
  Basis,
  CalendarDay,
  Criterion,
  Deadline,
  Family,
  Nominator,
  RuleFact,
  ScholarshipRecord,
} from '@laurel/domain';
import type { NamedField } from '@laurel/taxonomies';

/** Raised when an older reader could not read what is written now. */
export const COMPILED_FORMAT = 6;

/** One value per record, in the order of the records. Where values repeat, each stands once and `rows` holds its index, as a letter where few are enough. */
export interface Column<T> {
  values: T[];
  rows?: number[] | string;
}

/** Objects as columns, one for each key. */
export interface Table<T extends object> {
  /** Of each object the keys that it has, in their order. */
  keys: Column<string[]>;
  /** For each key its values, only of the objects that have it. */
  values: Record<string, Column<unknown>>;
  /** What the objects are; no value. */
  of?: T;
}

/** A criterion without its id, which follows from its kind and its place, and without its evidence. */
export interface CompiledCriterion {
  is: Omit<Criterion, 'id' | 'evidence'>;
  /** The organiser's words, where the engine reads them too. */
  words?: string[];
  /** Only of a criterion whose words do not stand in the record: it can't reject. */
  unquoted?: true;
}

/** A compiled criterion as a row of its kind. */
export type BareCriterion = Omit<CompiledCriterion, 'is'> & Omit<CompiledCriterion['is'], 'kind'>;

/** What verdicts and cards need of the records. Evidence, description, papers and tips come with an award when it is opened. */
export interface CompiledCatalogue {
  format: number;
  /** `ENGINE_VERSION` of the server: another engine might read, or word, something else. */
  engine: string;
  catalogueVersion: number;
  columns: {
    /** Short: see `shortId`. */
    id: Column<string>;
    title: Column<string>;
    organization: Column<string>;
    location: Column<string>;
    hostCountries: Column<string[]>;
    /** Without the words of full funding. */
    award: Table<ScholarshipRecord['award']>;
    /** How many costs it pays, up to those that count. */
    costs: Column<number>;
    deadline: Table<CompiledDeadline>;
    effort: Column<string | null>;
    trust: Column<Trust>;
    /** Of the page that the conditions were compared with. */
    pageDate: Column<string | null>;
    family: Column<Family | null>;
    confirmed: Column<Confirmed>;
    /** What few records have. */
    rare: Table<Rare>;
  };
  /** The distinct criteria of each kind, in the order in which the records first have them. */
  criteria: { kind: Criterion['kind']; table: Table<BareCriterion> }[];
  /** The criteria of the records, with "|" between them: a capital letter is the next of the kind with that index, a number one that was met before. */
  criteriaOf: string;
  /** The fields of study that can be picked from the list, and what they stand for. */
  fields: Table<NamedField>;
  /** For each word that a field of study can share with a record: the records, each as the distance from the one before. */
  words: Record<string, number[]>;
}

/** Of the cycles no more than the opening day of the newest one that has any. */
export type CompiledDeadline = Omit<Deadline, 'cycles' | 'confirmed'> & { opens?: CalendarDay };

/** The days on which its facts were confirmed, which few records share with their deadlines: kept apart, they are small. */
export type Confirmed = Partial<Record<RuleFact, CalendarDay>>;

/** How far the record is to be believed, and whether it asks for a reference. */
export interface Trust {
  parsedFully: boolean;
  basis: Basis;
  method: ScholarshipRecord['provenance']['method'];
  reference: boolean;
}

export interface Rare extends Partial<Pick<ScholarshipRecord, 'ended' | 'warnings'>> {
  /** Who puts a student forward, which is read out of lines that are left behind. */
  nominator?: Nominator;
  /** Only of an award for a stay whose title doesn't say so. */
  visit?: true;
  /** Ids of criteria that do not follow from kind and place. */
  criterionIds?: string[];
}
