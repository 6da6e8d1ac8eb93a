/** Before this hour in France nobody is written to by the clock alone. */
export const earliestMail = '08:00'
