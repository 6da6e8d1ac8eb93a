import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Care, CareService as Service } from '#app/domain/care/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Note } from '#app/ui/kit/note.tsx'

type CareMenuProps = { texts: Care['texts']['menu']; services: readonly Service[]; isSample: boolean }

export function CareMenu({ texts, services, isSample }: CareMenuProps) {
  const longest = Math.max(...services.flatMap(({ options }) => options.map(({ minutes }) => minutes)))
  return (
    <section className="section wrap" id="carte">
      <SectionHead
        title={texts.title}
        lead={
          <>
            {texts.lead} {isSample ? <ExampleBadge /> : null}
          </>
        }
      />
      <div className="care-menu">
        {services.map((service) => (
          <CareService key={service.name} service={service} longest={longest} />
        ))}
      </div>
      <Note tone="neutral" className="care-notice">
        {texts.notice}
      </Note>
    </section>
  )
}

type CareServiceProps = { service: Service; /** Minutes of the longest of the menu. */ longest: number }

function CareService({ service: { name, text, options }, longest }: CareServiceProps) {
  return (
    <article className="care-service columns-narrow">
      <div>
        <h3 className="d4">{name}</h3>
        <p className="muted">{text}</p>
      </div>
      <ul>
        {options.map(({ minutes, priceCents }) => (
          <li key={minutes}>
            <Link to={contactPath('massage')} className="columns-kept" prefetch="intent">
              <span className="vh">Demander un créneau, {name}, </span>
              <span className="num">{`${minutes}\u00A0min`}</span>
              <span className="care-line" style={shareOf(minutes, longest)} aria-hidden="true" />
              <span className="num care-price">{formatEuros(priceCents)}</span>
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}

function shareOf(minutes: number, longest: number): CSSProperties {
  return { '--share': `${Math.round((minutes / longest) * 1000) / 10}%` }
}
