import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { searchOf, type ToolQuery } from './tool-query.ts'

export const takeAlongId = 'emporter'

/** Another tool (or a part of this one) that begins with the figures of this one. */
export type NextTool = { label: string; path: string; query: ToolQuery; place?: string }

type TakeAlongProps = {
  path: string
  query: ToolQuery
  /** The file of its rows, none as long as there are none. */
  table?: string | false | undefined
  next: readonly NextTool[]
}

/** A tool's result, to keep, to send, to print, and to go on with. */
export function TakeAlong({ path, query, table, next }: TakeAlongProps) {
  const isLive = useIsLive()
  const address = (isLive ? location.origin : '') + path + searchOf(query)
  return (
    <section className="take-along" id={takeAlongId} aria-label="Emporter ces chiffres">
      {next.length > 0 && (
        <p className="tool-row">
          {next.map(({ label, place = '', ...tool }) => (
            <MoreLink key={label} to={`${tool.path}${searchOf(tool.query)}${place}`} prefetch="none">
              {label}
            </MoreLink>
          ))}
        </p>
      )}
      <div className="tool-row">
        <CopyButton key={address} text={address}>
          Copier le lien
        </CopyButton>
        {table && (
          <ButtonLink
            to={`${path}/${table}${searchOf(query)}`}
            look="line"
            size="small"
            icon="file-text"
            download
            reloadDocument
            prefetch="none"
            viewTransition={false}
          >
            CSV
          </ButtonLink>
        )}
        <LiveButtons address={address} isLive={isLive} />
      </div>
    </section>
  )
}

function LiveButtons({ address, isLive }: { address: string; isLive: boolean }) {
  return (
    <>
      <Button
        className={isLive ? undefined : 'not-live'}
        look="line"
        size="small"
        icon="printer"
        onClick={() => window.print()}
      >
        Imprimer
      </Button>
      <Button
        className={isLive ? undefined : 'not-live'}
        hidden={isLive && !('share' in navigator)}
        look="line"
        size="small"
        icon="arrow-up-right"
        onClick={() => share(address)}
      >
        Partager
      </Button>
    </>
  )
}

/** Whoever closes the window of their system has not failed. */
async function share(url: string): Promise<void> {
  await navigator.share({ title: document.title, url }).catch(() => undefined)
}
