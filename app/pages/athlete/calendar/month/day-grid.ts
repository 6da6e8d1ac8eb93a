/** Makes a table of days a grid with one stop for the keyboard: the day named, else today, else the first of the month. */
export function makeGrid(table: HTMLTableElement, day: string | undefined): void {
  table.setAttribute('role', 'grid')
  const stop =
    (day === undefined ? undefined : cellOf(table, day)) ??
    table.querySelector<HTMLElement>('[aria-current="date"]') ??
    table.querySelector<HTMLElement>('td:not(.is-out)')
  for (const cell of table.querySelectorAll<HTMLElement>('td')) cell.tabIndex = cell === stop ? 0 : -1
  for (const link of table.querySelectorAll('a')) link.tabIndex = -1
}

export function cellOf(table: HTMLTableElement, day: string): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-day="${day}"]`)
}
