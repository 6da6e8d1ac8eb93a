import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import { figuresOf } from '#app/domain/activities/figures/figures-of.ts'
import { inUnit } from '#app/domain/activities/figures/in-unit.ts'
import { toldActivity } from '#app/domain/activities/told-activity.ts'
import { hasLine } from '#app/domain/activities/track/columns.ts'
import type { Palette } from '#app/ui/art/stories/palettes.ts'
import type { StoryLook } from '#app/ui/art/stories/story.ts'
import type { AskedLook } from '../asked-look.server.ts'
import type { OwnTemplate } from '../own-looks.server.ts'
import { usualFigures } from '../picture/usual-figures.ts'
import { useDrawing } from '../preview/use-drawing.ts'
import { sample } from '../sample.ts'
import { readStoryQuery, stayOf, unitOf } from '../story-query.ts'
import type { TypedActivity } from '../typed-activity.ts'
import { firstChoices, rememberChoices, rememberedChoices, type Choices } from './choices.ts'
import { useOpened } from './use-opened.ts'

type PageData = {
  typed: TypedActivity | undefined
  askedLook: AskedLook
  ownPalettes: readonly Palette[]
  ownTemplates: readonly OwnTemplate[]
}

/** The state of the tool: what the address says, what was opened, what was chosen, and the story that makes. */
export function useStory() {
  const { search } = useLocation()
  const clubName = useRouteLoaderData<{ club: { name: string } }>('root')?.club.name ?? 'Allure'
  const query = useMemo(() => readStoryQuery(new URLSearchParams(search)), [search])
  const { typed, askedLook, ownPalettes, ownTemplates } = useLoaderData<PageData>()
  const first = useMemo(
    () => (typed?.told ? toldActivity(typed.sport, typed.title, typed.told) : sample),
    [typed],
  )
  const stay = useMemo(() => stayOf(query), [query])
  const [choices, setChoices] = useState(() => firstChoices(askedLook.look, stay?.place ?? '', unitOf(query)))
  const opened = useOpened(first, stay !== undefined)
  const { drawing, isLost } = useDrawing()
  const { activity, list, several } = opened
  const isStay = several?.kind === 'stay'
  const recap = useMemo(() => {
    if (!several || !drawing) return undefined
    if (several.kind === 'stay') return stay && drawing.recapOfStay(list, stay)
    return drawing.recapOfOpened(several.of ?? list, several.of?.[0] ?? activity, several.kind)
  }, [drawing, list, activity, several, stay])
  useRemembered(choices, setChoices, Object.keys(query).length > 0, ownPalettes)

  const figures = useMemo(
    () => inUnit(recap?.figures ?? (isStay ? [] : figuresOf(activity)), choices.unit),
    [activity, recap, isStay, choices.unit],
  )
  const names = useMemo(() => {
    const usual = recap ? figures.map(({ name }) => name) : usualFigures(figures)
    return (choices.figures ?? usual).filter((name) => figures.some((figure) => figure.name === name))
  }, [choices.figures, figures, recap])
  const { cut, unit } = choices
  const legs = useMemo(() => drawing?.drawnLegs(activity, cut, unit), [drawing, activity, cut, unit])
  const isAllCut = useMemo(() => {
    const isDrawn = legs?.some(({ line }) => line.length > 0) ?? true
    return !isDrawn && choices.cut > 0 && activity.legs.some(({ track }) => hasLine(track))
  }, [legs, activity, choices.cut])
  const { title, place, hasDate } = choices
  const shownTitle = title ?? recap?.title ?? (isStay && stay ? stay.title : activity.title)
  const story = useMemo(() => {
    if (!drawing || !legs) return undefined
    const words = { clubName, title: shownTitle, place, hasDate, figures: names }
    return recap
      ? drawing.recapStory({ ...recap, figures }, words)
      : drawing.storyOf(activity, legs, figures, words)
  }, [drawing, clubName, shownTitle, place, hasDate, names, recap, activity, legs, figures])
  const settled = useDeferredValue(story)

  function change(changed: Partial<Choices>) {
    setChoices((current) => ({ ...current, ...changed }))
  }
  function changeLook(changed: Partial<StoryLook>) {
    setChoices((current) => ({ ...current, look: { ...current.look, ...changed } }))
  }
  const look = useMemo(
    (): StoryLook => (recap ? { ...choices.look, template: 'recap' } : choices.look),
    [choices.look, recap],
  )
  return {
    query,
    typed,
    stay,
    ownPalettes,
    ownTemplates,
    wrong: askedLook.wrong ?? typed?.wrong,
    choices,
    look,
    change,
    changeLook,
    opened,
    activity,
    figures,
    names,
    shownTitle,
    drawing,
    isLost,
    recap,
    isAllCut: isAllCut && !recap,
    story,
    settled,
  }
}

export type StoryState = ReturnType<typeof useStory>
export type { Activity }

/** Takes the choices of last time once, then keeps those the visitor makes. */
function useRemembered(
  choices: Choices,
  setChoices: (set: (current: Choices) => Choices) => void,
  isAsked: boolean,
  own: readonly Palette[],
) {
  const untouched = useRef<Choices>(undefined)
  useEffect(() => {
    if (untouched.current && choices !== untouched.current) rememberChoices(choices)
  }, [choices])
  useEffect(() => {
    setChoices((current) => (untouched.current = isAsked ? current : rememberedChoices(current, own)))
    // oxlint-disable-next-line react/exhaustive-deps -- once: the palettes of the club do not change under a page
  }, [isAsked, setChoices])
}
