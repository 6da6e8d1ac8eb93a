import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { AccordionItem } from '#app/ui/kit/accordion-item.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { ToolTexts } from './read-tool-texts.server.ts'

export function chaptersOf(html: string) {
  return html
    .split(/(?=<h2[ >])/)
    .filter((part) => part.startsWith('<h2'))
    .map((part) => {
      const end = part.indexOf('</h2>') + '</h2>'.length
      return { heading: part.slice(0, end), body: part.slice(end) }
    })
}

type PageProps = {
  texts: ToolTexts
  /** Whether what was done on it stays when its address changes. */
  isOneSheet?: boolean
  children: ReactNode
}

export function ToolPage({ texts, isOneSheet, children }: PageProps) {
  const { key } = useLocation()
  useInPageLinks()
  return (
    <>
      <header className="wrap tool-head">
        <Breadcrumb steps={[{ label: 'Accueil', to: homePath }, { label: texts.title }]} />
        <h1 className="d2">{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      {/* Another address of the same tool is another sheet of paper. */}
      <div className="tool" key={isOneSheet ? undefined : key}>
        {children}
      </div>
      <div className="wrap tool-explained">
        {chaptersOf(texts.html).map(({ heading, body }) => (
          <section className="tool-chapter" key={heading}>
            <Prose html={heading} />
            <Prose html={body} />
          </section>
        ))}
      </div>
      <ToolQuestions questions={texts.questions} />
    </>
  )
}

/** The page of a tool that needs nothing of its loader but its texts. */
export function toolPage(
  Tool: ComponentType<{ path: string }>,
  path: string,
  more: Pick<PageProps, 'isOneSheet'> = {},
) {
  return function Page({ loaderData }: { loaderData: ToolTexts }) {
    return (
      <ToolPage texts={loaderData} {...more}>
        <Tool path={path} />
      </ToolPage>
    )
  }
}

function ToolQuestions({ questions }: Pick<ToolTexts, 'questions'>) {
  return (
    <section className="wrap tool-questions" aria-labelledby="questions">
      <h2 className="d3" id="questions">
        Vos questions
      </h2>
      <div className="accordion">
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={<Ordinals>{question}</Ordinals>}>
            <p>
              <Ordinals>{answer}</Ordinals>
            </p>
          </AccordionItem>
        ))}
      </div>
    </section>
  )
}

/**
 * Follows links to a place of the same page without the router: for it they are another address, so it would put the
 * tool anew, without what is typed or pasted in it, and ask the server with the rest.
 */
function useInPageLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const address = target instanceof Element ? target.closest('a[href^="#"]')?.getAttribute('href') : undefined
  const place = document.getElementById(decodeURIComponent(address?.slice(1) ?? ''))
  if (!address || !place) return
  event.preventDefault()
  history.replaceState(history.state, '', address)
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView()
}
