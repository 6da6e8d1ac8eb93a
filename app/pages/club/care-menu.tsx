import type { Care, CareService as Service } from '#app/domain/care/store.server.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { CareService } from './care-service.tsx'

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
