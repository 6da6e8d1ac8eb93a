import { bookingChanged, placeReceived } from '#app/domain/camps/bookings/mails.ts'
import type { Booking } from '#app/domain/camps/bookings/store.server.ts'
import { refundOfLess } from '#app/domain/camps/changes/difference-store.server.ts'
import type { ChangeView } from '#app/domain/camps/changes/read-change-store.server.ts'
import { findOrderBySecret } from '#app/domain/orders/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { mailToCome } from '../../frame/acts/mail-to-come.server.ts'
import type { MailToCome } from '../../frame/acts/mails-to-come.tsx'

type Asked = {
  readonly act: 'rendre' | 'ceder' | 'options'
  readonly view: Pick<ChangeView, 'name' | 'keptCents' | 'lessCents'>
}

const kinds = { rendre: 'left', ceder: 'transferred', options: 'options' } as const

/** Who is told of a change, and in which words, to be read before. */
export async function changeMails(
  services: Services,
  booking: Booking,
  { act, view }: Asked,
): Promise<MailToCome[]> {
  const order = await findOrderBySecret(services, booking.orders[0]?.secret ?? '')
  const { number, agreed } = booking
  const buyer = { firstName: order?.firstName ?? '', camp: agreed.title, number, secret: '…' }
  const to = `${order?.firstName ?? ''} ${order?.lastName ?? ''}`.trim()
  const said = { ...buyer, what: kinds[act], by: 'club' as const, word: '' }
  const changed = async (who: string, lessCents: number) =>
    mailToCome(services, bookingChanged, {
      ...said,
      who,
      changeCents: -lessCents,
      refundCents: refundOfLess(booking, lessCents),
    })
  if (act === 'rendre') {
    const scale = await changed(view.name, view.lessCents)
    const nothing = await changed(view.name, view.lessCents + view.keptCents)
    return [
      { ...scale, recipient: `${to}, selon le barème` },
      { ...nothing, recipient: `${to}, si rien n’est gardé` },
    ]
  }
  const mail = { ...(await changed(act === 'ceder' ? '…' : view.name, 0)), recipient: to }
  if (act === 'options') return [mail]
  const facts = { firstName: '…', camp: agreed.title, path: agreed.path, by: view.name }
  return [
    mail,
    { ...(await mailToCome(services, placeReceived, facts)), recipient: 'la personne qui vient à la place' },
  ]
}
