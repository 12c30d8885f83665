/**
 * Once loaded, zod tries whether the page may make functions of text. The content security policy of ours says no, and
 * browsers report each try. zod reads this global when it is loaded, with the first form.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
