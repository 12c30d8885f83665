import type {
  Basis,
  CalendarDay,
  Criterion,
  Deadline,
  Family,
  RuleFact,
  ScholarshipRecord,
} from '@laurel/domain';

/** Raised when an older reader could not read what is written now. */
export const COMPILED_FORMAT = 1;

/** One value per record, in the order of the records. Where values repeat, each stands once and `rows` holds its index. */
export interface Column<T> {
  values: T[];
  rows?: number[];
}

/** A criterion without its id, which follows from its kind and its place, and without its evidence. */
export interface CompiledCriterion {
  is: Omit<Criterion, 'id' | 'evidence'>;
  /** The organiser's words, where the engine reads them too. */
  words?: string[];
  /** Only of a criterion whose words do not stand in the record: it can't reject. */
  unquoted?: true;
}

/** What verdicts and cards need of the records. Evidence, description, papers and tips come with an award when it is opened. */
export interface CompiledCatalogue {
  format: number;
  /** `ENGINE_VERSION` of the server: another engine might read, or word, something else. */
  engine: string;
  catalogueVersion: number;
  columns: {
    id: Column<string>;
    title: Column<string>;
    organization: Column<string>;
    location: Column<string>;
    hostCountries: Column<string[]>;
    /** Without the words of full funding. */
    award: Column<ScholarshipRecord['award']>;
    /** How many costs it pays, up to those that count. */
    costs: Column<number>;
    deadline: Column<CompiledDeadline>;
    effort: Column<string | null>;
    trust: Column<Trust>;
    family: Column<Family | null>;
    confirmed: Column<Confirmed>;
    /** What few records have. */
    rare: Column<Rare>;
  };
  criteria: CompiledCriterion[];
  /** For each record its criteria, as indices into `criteria`. */
  criteriaOf: number[][];
  /** For each word that a field of study can share with a record: the records, each as the distance from the one before. */
  words: Record<string, number[]>;
}

export type CompiledDeadline = Omit<Deadline, 'cycles' | 'confirmed'> & { opens?: string[] };

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
  /** The line that makes it an award for a stay. */
  visit?: string;
  /** Ids of criteria that do not follow from kind and place. */
  criterionIds?: string[];
}
