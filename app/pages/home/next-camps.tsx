import { href } from 'react-router'
import type { HomeCamp } from '#app/domain/home/store.server.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { NextCamp } from './next-camp.tsx'

export function NextCamps({ title, camps }: { title: string; camps: readonly HomeCamp[] }) {
  return (
    <section className="wrap next-camps-section" aria-labelledby="next-camps-title">
      <SectionHead id="next-camps-title" title={title}>
        <MoreLink to={href('/nos-stages')}>Tous les stages</MoreLink>
      </SectionHead>
      <ul className="next-camps">
        {camps.map((camp) => (
          <NextCamp key={camp.path} camp={camp} />
        ))}
      </ul>
    </section>
  )
}
