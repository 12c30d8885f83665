import { readFile } from 'node:fs/promises';
import { preferences, profile } from '@laurel/contract';
import type { Student } from '@laurel/domain';
import { z } from 'zod';

const studentFile = z.object({
  preferences,
  profile: profile.default({}),
  dismissed: z.array(z.string()).optional(),
});

/** @throws Error in one line that names the file and the first field that is wrong */
export const readStudent = async (file: string): Promise<Student> => {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file} is not valid JSON.`);
    throw error;
  }
  const parsed = studentFile.safeParse(content);
  if (parsed.success) return parsed.data as Student;
  const issue = parsed.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.') || 'the student'}: ${issue?.message ?? 'is not valid'}`);
};
