/** The closed lists of the product. Each list is written once, here; schemas, tables and screens read it. */

export const EDUCATION_LEVELS = ['undergraduate', 'masters', 'phd', 'postdoc', 'other'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const STUDY_LEVELS = ['secondary', 'undergraduate', 'masters', 'phd', 'postdoc', 'other'] as const;
export type StudyLevel = (typeof STUDY_LEVELS)[number];

export const DEGREES = ['secondary', 'undergraduate', 'masters', 'phd', 'postdoc'] as const;
export type Degree = (typeof DEGREES)[number];

export const BUDGET_RANGES = ['any', 'partial', 'full'] as const;
export type BudgetRange = (typeof BUDGET_RANGES)[number];

export const DEADLINE_PREFERENCES = ['immediate', '3months', '6months', '1year', 'any'] as const;
export type DeadlinePreference = (typeof DEADLINE_PREFERENCES)[number];

export const APPLICATION_STATUSES = [
  'not_started',
  'in_progress',
  'submitted',
  'accepted',
  'rejected',
  'waitlisted',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The six steps of every application, in order. */
export const APPLICATION_STEPS = [
  { id: 'conditions', title: 'Check the conditions' },
  { id: 'documents', title: 'Gather your documents' },
  { id: 'references', title: 'Ask for references' },
  { id: 'writing', title: 'Write your application' },
  { id: 'submission', title: 'Submit before the deadline' },
  { id: 'follow-up', title: 'Follow up' },
] as const;
export type ApplicationStepId = (typeof APPLICATION_STEPS)[number]['id'];

export const PRIORITIES = ['high', 'medium', 'low', 'none'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Why a student said "Not for me". */
export const DISMISS_REASONS = [
  'not_eligible',
  'wrong_subject',
  'wrong_place',
  'too_little',
  'too_much_work',
  'not_interested',
] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];

export const MATCHING_JOB_STATUSES = ['queued', 'processing', 'completed', 'failed'] as const;
export type MatchingJobStatus = (typeof MATCHING_JOB_STATUSES)[number];

export const RECOMMENDATION_LEVELS = ['Highly Recommended', 'Recommended', 'Consider'] as const;
export type RecommendationLevel = (typeof RECOMMENDATION_LEVELS)[number];

export const GENDERS = ['female', 'male', 'nonbinary', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const ENROLMENTS = ['enrolled', 'admitted', 'applying', 'not_enrolled'] as const;
export type Enrolment = (typeof ENROLMENTS)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Questions that a student answers by yes, no or not at all. */
export const ANSWER_NAMES = [
  'financialNeed',
  'firstGeneration',
  'minority',
  'disability',
  'workExperience',
] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** What somebody studies now. */
export const STAGES = [
  'secondary',
  'vocational',
  'associate',
  'undergraduate',
  'professional',
  'masters',
  'phd',
  'postdoc',
  'not_studying',
] as const;
export type Stage = (typeof STAGES)[number];

/** Levels of degrees held and of study sought, finer than the five of the form. */
export const FINER_LEVELS = [
  'vocational',
  'associate',
  'bachelor',
  'professional',
  'master',
  'doctorate',
  'postdoc',
  'short',
] as const;
export type FinerLevel = (typeof FINER_LEVELS)[number];

/** Where a degree was awarded, as its holder sees it. */
export const DEGREE_ORIGINS = ['home', 'abroad'] as const;
export type DegreeOrigin = (typeof DEGREE_ORIGINS)[number];

/** Facts about a person that are compared by name. */
export const BACKGROUND_NAMES = ['membership', 'employer', 'occupation', 'religion', 'illness'] as const;
export type BackgroundName = (typeof BACKGROUND_NAMES)[number];

/** At which point of a programme an award takes people in. */
export const ENTRY_POINTS = ['entrant', 'continuing', 'exchange', 'completion', 'transfer'] as const;
export type EntryPoint = (typeof ENTRY_POINTS)[number];

/** What money for studies is for; awards that say nothing are for a degree. */
export const PURPOSES = [
  'degree',
  'exchange',
  'research_stay',
  'internship',
  'language_course',
  'short_course',
  'conference',
  'project',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const PACES = ['full-time', 'part-time', 'distance'] as const;
export type Pace = (typeof PACES)[number];

export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

export const LANGUAGE_TESTS = [
  'IELTS',
  'TOEFL',
  'PTE',
  'CAMBRIDGE',
  'DUOLINGO',
  'TESTDAF',
  'DSH',
  'DELF',
  'DELE',
  'JLPT',
  'TOPIK',
  'HSK',
] as const;
export type LanguageTest = (typeof LANGUAGE_TESTS)[number];

export const ADMISSION_TESTS = ['SAT', 'ACT', 'GRE', 'GMAT'] as const;
export type AdmissionTest = (typeof ADMISSION_TESTS)[number];

export const GRADE_SCALES = [
  '4.0',
  '5.0',
  '10',
  '20',
  '100',
  'percent',
  'german',
  'uk-class',
  'letter',
] as const;
export type GradeScale = (typeof GRADE_SCALES)[number];

export const FUNDING_KINDS = ['full', 'partial', 'amount', 'unknown'] as const;
export type FundingKind = (typeof FUNDING_KINDS)[number];

export const AWARD_PERIODS = ['once', 'year', 'semester', 'month', 'total'] as const;
export type AwardPeriod = (typeof AWARD_PERIODS)[number];

export const DEADLINE_KINDS = ['date', 'yearly', 'month', 'multiple', 'rolling', 'none', 'unknown'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/**
 * How a deadline is known. `estimated`: worked out from the yearly cycle, not announced for the coming one; `last_known`: a rule that nothing
 * has confirmed for 13 months, so that no coming day is told from it.
 */
export const DEADLINE_STATUSES = [
  'announced',
  'estimated',
  'rolling',
  'last_known',
  'unknown',
  'closed',
] as const;
export type DeadlineStatus = (typeof DEADLINE_STATUSES)[number];

/** Where an award stands in its year. `probably_closed`: by the rounds of other years this one is over. */
export const ROUND_STATES = ['open', 'opens_later', 'probably_closed', 'closed', 'unknown'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** Whether a student can still apply in a round that serves them. `too_late`: the next one closes after the start of their studies. */
export const TIMINGS = ['open', 'opens_later', 'probably_closed', 'too_late', 'unknown'] as const;
export type Timing = (typeof TIMINGS)[number];

/**
 * Whether the student may have an award. `certain`: every hard gate is known and met, in a record whose conditions were compared with a
 * page; `likely`: what is open is rarely decisive, and enough is known to be met; `open`: a gate about the person is open, or hardly any is known; `failed`: one is not met.
 */
export const ELIGIBILITIES = ['certain', 'likely', 'open', 'failed'] as const;
export type Eligibility = (typeof ELIGIBILITIES)[number];

/** `hard` can reject, `preferred` ranks, `info` is only told. */
export const STRENGTHS = ['hard', 'preferred', 'info'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const OUTCOMES = ['met', 'not_met', 'unknown', 'not_applicable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One word for one state, on every screen and in every sentence of the engine. */
export const OUTCOME_WORDS: Record<Outcome, string> = {
  met: 'met',
  not_met: 'not met',
  unknown: 'not known yet',
  not_applicable: 'does not apply',
};

/** Why an outcome is `unknown`. */
export const UNKNOWN_REASONS = [
  'profile_missing',
  'record_silent',
  'ambiguous_text',
  'not_comparable',
] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/**
 * How a record's facts are known. `page`: every condition was compared with the organiser's page or an official one;
 * `reported`: some facts stand on a page that we read; `editorial`: our summary from general knowledge, not compared with
 * any page; `listing`: read out of somebody's listing, which the record quotes.
 */
export const BASES = ['page', 'reported', 'editorial', 'listing'] as const;
export type Basis = (typeof BASES)[number];

/** Who puts a student forward where one can't apply alone. */
export const NOMINATORS = ['university', 'college', 'school'] as const;
export type Nominator = (typeof NOMINATORS)[number];

/** Whose page a fact was read on: the funder's own, that of a government or university taking part, or anybody else's. */
export const PAGE_AUTHORS = ['organiser', 'official', 'reported'] as const;
export type PageAuthor = (typeof PAGE_AUTHORS)[number];

/** What a screen of a listing's words may find that a student should know before applying. */
export const WARNING_KINDS = [
  'application-fee',
  'guaranteed',
  'payment-details',
  'bank-details',
  'draw',
  'lead-generation',
  'no-organiser',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** Parts of a record whose change is told, those that decide for a student first. */
export const CHANGED_FIELDS = [
  'deadline',
  'award',
  'conditions',
  'place',
  'title',
  'organization',
  'link',
  'documents',
  'benefits',
  'description',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** What the catalogue's own questions are about. */
export const QUESTION_THEMES = [
  'heritage',
  'family',
  'faith',
  'health',
  'membership',
  'work',
  'schooling',
  'life',
] as const;
export type QuestionTheme = (typeof QUESTION_THEMES)[number];

/** Who may work at the desk: a curator keeps the catalogue and sees no fact of a student; an operator keeps the house, accounts included. */
export const ROLES = ['curator', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** What became of a student's report: `accepted` stands, and will be seen to; `mended` is put right in the catalogue. */
export const REPORT_STATES = ['open', 'accepted', 'mended', 'rejected'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The facts of a record that grow old, each at its own pace. `page` is the link. */
export const AGING_FACTS = ['deadline', 'award', 'eligibility', 'page'] as const;
export type AgingFact = (typeof AGING_FACTS)[number];

/** The rules of an award; a link is none. */
export const RULE_FACTS = ['deadline', 'award', 'eligibility'] as const satisfies readonly AgingFact[];
export type RuleFact = (typeof RULE_FACTS)[number];

/** `unconfirmed`: no page ever bore it out; `due`: one did, and it is time to look again. */
export type FactStanding = 'confirmed' | 'due' | 'unconfirmed' | 'last_known';
