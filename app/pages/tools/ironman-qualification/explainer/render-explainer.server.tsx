import { renderToStaticMarkup } from 'react-dom/server'
import { typographyOf } from '@allure/content-engine/typography'
import { FactorsSection } from './factors-section.tsx'
import { FormatsSection } from './formats-section.tsx'
import { GradedOrderSection } from './graded-order-section.tsx'
import { PlacesSection } from './places-section.tsx'
import { ReformsSection } from './reforms-section.tsx'
import { RollDownSection } from './roll-down-section.tsx'
import { TimelineSection } from './timeline-section.tsx'
import { UncertainSection } from './uncertain-section.tsx'

let rendered: string | undefined

export function renderExplainer(): string {
  rendered ??= withTypography(
    renderToStaticMarkup(
      <>
        <PlacesSection />
        <GradedOrderSection />
        <FactorsSection />
        <RollDownSection />
        <TimelineSection />
        <FormatsSection />
        <ReformsSection />
        <UncertainSection />
      </>,
    ),
  )
  return rendered
}

function withTypography(html: string): string {
  return html.replaceAll(/>[^<]+/g, typographyOf)
}
