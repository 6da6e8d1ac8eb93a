import { Outlet, useMatches, useRouteLoaderData } from 'react-router'
import type { loader, PageHandle } from '#app/root.tsx'
import { LegalLinks } from '#app/ui/blocks/footer/legal-links.tsx'
import { ColorModeSwitch } from '#app/ui/kit/color-mode-switch.tsx'
import { OrderHeader, type OrderStep } from './order-header.tsx'

export const handle: PageHandle = { hasOwnFrame: true }

export type OrderPageHandle = PageHandle & { orderStep: OrderStep }

/** Around the pages on the way to an order: its steps in the place of the menu, a short footer. */
export default function OrderFrame() {
  const site = useRouteLoaderData<typeof loader>('root')
  const step = useOrderStep()
  return (
    <>
      {site ? <OrderHeader club={site.club} step={step} /> : null}
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      {site ? <ShortFooter imprint={site.club.imprint} /> : null}
    </>
  )
}

function useOrderStep(): OrderStep {
  const handle = useMatches().at(-1)?.handle
  const isLastStep = handle instanceof Object && 'orderStep' in handle && handle.orderStep === 3
  return isLastStep ? 3 : 2
}

/** What the law wants on every page and nothing that leads away from an order. */
function ShortFooter({ imprint }: { imprint: string }) {
  return (
    <footer className="site-footer ink">
      <div className="wrap">
        <div className="footer-bottom footer-bottom-alone cluster spread row muted smaller">
          <LegalLinks />
          <p>{imprint}</p>
          <ColorModeSwitch />
        </div>
      </div>
    </footer>
  )
}
