import type { DataNotice } from '#app/domain/account-data/person.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

/** What a deletion takes away, and what it leaves, with the reason. */
export function WhatGoesAndStays({ kinds }: { kinds: readonly DataNotice[] }) {
  const going = kinds.filter(({ staysBecause }) => !staysBecause)
  const staying = kinds.filter(({ staysBecause }) => staysBecause)
  return (
    <div className="goes-and-stays">
      <section aria-labelledby="goes">
        <h2 className="d5" id="goes">
          Ce qui part
        </h2>
        <ul>
          <li>
            <Icon name="x" size={18} /> Identifiants, mot de passe, seconds facteurs
          </li>
          {going.map(({ key, title }) => (
            <li key={key}>
              <Icon name="x" size={18} /> {title}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stays">
        <h2 className="d5" id="stays">
          Ce qui reste, et pourquoi
        </h2>
        <ul>
          {staying.map(({ key, title, staysBecause }) => (
            <li key={key}>
              <Icon name="lock" size={18} />
              <span>
                <b>{title}</b>&nbsp;: {staysBecause}
              </span>
            </li>
          ))}
          <li>
            <Icon name="mail" size={18} />
            <span>
              <b>Le message de confirmation</b>&nbsp;: il vous est envoyé, et gardé un an comme tout ce qui
              part.
            </span>
          </li>
        </ul>
      </section>
    </div>
  )
}
