import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchOf } from '../tool-query.ts'
import { ActivityPanel } from './editor/activity-panel.tsx'
import { LookPanel } from './editor/look-panel.tsx'
import { useStory } from './editor/use-story.ts'
import { WordsPanel } from './editor/words-panel.tsx'
import { ExportPanel } from './out/export-panel.tsx'
import { Preview } from './preview/preview.tsx'
import { isTyped, queryOfForm } from './story-query.ts'

export function StoryTool({ path }: { path: string }) {
  const state = useStory()
  const navigate = useNavigate()
  /** « Dessiner »: the server reads what was typed; what is open, the photo and the choices stay. */
  function draw(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = queryOfForm(new FormData(event.currentTarget))
    if (!isTyped(query)) return
    state.opened.chooseTyped()
    if (!navigator.onLine) return
    state.change({ title: undefined })
    void navigate(searchOf(query), { preventScrollReset: true })
  }
  return (
    <form className="wrap story" method="get" action={path} onSubmit={draw}>
      <Preview state={state} path={path} />
      <div className="story-side story-left">
        <ActivityPanel state={state} />
        <WordsPanel state={state} />
      </div>
      <div className="story-side story-right">
        <LookPanel state={state} />
        <ExportPanel state={state} path={path} />
      </div>
    </form>
  )
}
