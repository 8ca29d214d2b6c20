/** The languages the dashboard is written in. Speakers of others get English. */
export const dashboardLanguages = {
  ar: { name: 'العربية', direction: 'rtl', load: () => import('./languages/ar/dashboard.ts') },
  en: { name: 'English', direction: 'ltr', load: () => import('./languages/en/dashboard.ts') },
  ja: { name: '日本語', direction: 'ltr', load: () => import('./languages/ja/dashboard.ts') },
} as const;

export type DashboardLanguage = keyof typeof dashboardLanguages;
