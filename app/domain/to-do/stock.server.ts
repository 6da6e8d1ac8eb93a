import { listLowProducts } from '#app/domain/shop/store.server.ts'
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
