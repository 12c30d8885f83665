-- The box "Need-based scholarships only" used to say "I have financial need" as well: whoever ticked it has said so. A box left alone
-- and 0 years of work are not said from now on; what is stored of them stays as it is and is read so.
UPDATE "users" SET "profile" = jsonb_set(
  "users"."profile",
  '{answers}',
  '{"financialNeed": "yes"}'::jsonb || coalesce("users"."profile" -> 'answers', '{}'::jsonb)
)
FROM "preferences"
WHERE "preferences"."user_id" = "users"."id" AND "preferences"."data" -> 'needBasedOnly' = 'true'::jsonb;
