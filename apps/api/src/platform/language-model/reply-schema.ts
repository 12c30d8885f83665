import { z } from 'zod';

const isOptional = (schema: unknown): boolean => schema instanceof z.ZodOptional;

/**
 * What a model is told about the form of its reply: what it has to write, not what becomes of it, so a transform has the schema of what it
 * takes. Without defaults, because strict servers refuse a schema that contains any, and asking for every field that may not be left out.
 * @throws Error for a schema that JSON cannot express, such as one of a date
 */
export const wireSchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.default;
      if (!(zodSchema instanceof z.ZodObject)) return;
      const shape: Record<string, unknown> = zodSchema.shape;
      const required = Object.keys(shape).filter((key) => !isOptional(shape[key]));
      if (required.length > 0) jsonSchema.required = required;
      jsonSchema.additionalProperties = false;
    },
  });

/** The schema of a reply, refused as soon as its module is loaded when no model could be told of it. */
export const replySchema = <S extends z.ZodType>(schema: S): S => {
  wireSchema(schema);
  return schema;
};
