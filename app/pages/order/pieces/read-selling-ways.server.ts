import { readDeliveryOptions } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { readInfo } from '#content/collections/info.ts'

export async function readSellingWays({ content, payment }: Pick<Services, 'content' | 'payment'>) {
  const { bank } = await readInfo(content, 'entreprise')
  const texts = await readInfo(content, 'boutique')
  const paymentMethods = texts.payment.paymentMethods.filter(({ id }) => {
    if (id === 'card') return payment !== undefined
    return id !== 'transfer' || bank !== null
  })
  return { options: await readDeliveryOptions({ content }), paymentMethods, safety: texts.payment.safety }
}
