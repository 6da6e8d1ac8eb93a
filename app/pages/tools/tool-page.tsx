import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import type { ToolTexts } from './read-tool-texts.server.ts'
import { ToolExplained } from './tool-explained.tsx'
import { ToolQuestions } from './tool-questions.tsx'
import { useInPageLinks } from './use-in-page-links.ts'

/** A tool: its name, the tool itself, then how it counts and the questions people ask. */
export function ToolPage({ texts, children }: { texts: ToolTexts; children: ReactNode }) {
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
      <div key={key}>{children}</div>
      <ToolExplained html={texts.html} />
      <ToolQuestions questions={texts.questions} />
    </>
  )
}
