import type english from './languages/en/dashboard.ts';

/** Every string of the dashboard. Values are ICU MessageFormat as `format` reads it. */
export type DashboardStrings = Record<keyof typeof english, string>;
