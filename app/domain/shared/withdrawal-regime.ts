/** Days of withdrawal: `14-jours` (Code de la consommation, L221-18), `hygiene` while the seal is whole (L221-28, 5°). */
export const withdrawalRegimes = ['14-jours', 'hygiene'] as const
export type WithdrawalRegime = (typeof withdrawalRegimes)[number]

/** Days to change one's mind (L221-18), to send back (L221-23), and to be given the money back (L221-24). */
export const withdrawalDays = 14
