/** The door of the kernel; docs/kernel.md says why it exists, what it is equal to and what it costs. */
export { type Columns, createColumns, removeRecord, setRecord } from './columns.ts';
export { type ComparedStudents, compareStudents } from './compare-students.ts';
export { explainScan, matchColumns, scanColumns } from './match-columns.ts';
export { matchingStudents, type StudentScan, scanStudents } from './match-students.ts';
export { type PossibleChange, possibleChanges } from './possible-changes.ts';
export { type Standing, standingsOf } from './standings.ts';
export { createStudentColumns, type StudentColumns } from './student-columns.ts';
