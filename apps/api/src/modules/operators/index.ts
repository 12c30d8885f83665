export { createHouseTexts, operatorOf } from './house-texts.ts';
export { operatorsRoutes } from './operators.routes.ts';
