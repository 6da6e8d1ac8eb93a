/** How much waits in each room of the office, by its name in addresses. */
export type OfficeNumbers = Readonly<Record<string, number>>
