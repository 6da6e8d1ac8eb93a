/**
 * The right to change one's mind about a purchase, by product (Code de la consommation): `14-jours` (L221-18), `hygiene`
 * fourteen days while the seal is whole (L221-28, 5°). Nothing is without the right as long as no buyer can have it
 * marked (L221-28, 3°).
 */
export const withdrawalRegimes = ['14-jours', 'hygiene'] as const
export type WithdrawalRegime = (typeof withdrawalRegimes)[number]

/** Days to change one's mind (L221-18), to send back (L221-23), and to be given the money back (L221-24). */
export const withdrawalDays = 14
