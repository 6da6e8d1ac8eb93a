import { listLowProducts, listWaiting } from '#app/domain/shop/store.server.ts'
import { counted, type ToDo } from './rules.ts'

/** Products with sizes or colours at their alert or below. */
export async function stockToDo(services: Parameters<typeof listLowProducts>[0]): Promise<ToDo[]> {
  const low = await listLowProducts(services)
  return low.map(({ identifier, name, variants }) => {
    const left = variants.reduce((sum, { pieces }) => sum + pieces, 0)
    const title = `Stock bas\u00a0: ${name}`
    const declined = counted(variants.length, 'déclinaison', 'déclinaisons')
    const detail = `${declined} au seuil d’alerte ou dessous, ${counted(left, 'pièce', 'pièces')} en tout.`
    return { kind: 'stock', id: identifier, title, detail }
  })
}

/** Sizes that people wait for, the longest list first. @param most how many */
export async function restockToDo(
  services: Parameters<typeof listWaiting>[0],
  most: number,
): Promise<ToDo[]> {
  const lists = await listWaiting(services)
  return lists.slice(0, most).map(({ identifier, variant, name, detail, size, people }) => {
    const waiting = counted(people.length, 'personne attend', 'personnes attendent')
    return {
      kind: 'restock',
      id: `${identifier}.${variant}`,
      title: `${waiting} ${size === undefined ? name : `la taille\u00a0${size}`}`,
      detail: [name, detail].filter(Boolean).join(', '),
      since: people[0]?.since,
      total: lists.length,
    }
  })
}
