import type { ShownPhone } from '#app/domain/shared/phone.ts'

type ReachProps = {
  phone: ShownPhone
  email: string
  address: { street: string; postcode: string; city: string }
}

export function Reach({ phone, email, address }: ReachProps) {
  return (
    <div className="reach">
      <a href={phone.link}>
        <span>Par téléphone</span>
        <b className="num">{phone.shown}</b>
      </a>
      <a href={`mailto:${email}`}>
        <span>Par e-mail</span>
        <b>{email}</b>
      </a>
      <p>
        <span>Sur place</span>
        {address.street}, {address.postcode} {address.city}
      </p>
    </div>
  )
}
