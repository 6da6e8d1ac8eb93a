import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import { figuresOf } from '#app/domain/activities/figures/figures-of.ts'
import type { StoryLook } from '#app/ui/art/stories/story.ts'
import { recapStory } from '../picture/recap-story.ts'
import { drawnLegs, storyOf, usualFigures } from '../picture/story-of.ts'
import { sample } from '../sample.ts'
import { handMadeOf, lookOfQuery, readStoryQuery, wrongHand } from '../story-query.ts'
import { firstChoices, rememberChoices, rememberedChoices, type Choices } from './choices.ts'
import { useOpened } from './use-opened.ts'

/** The state of the tool: what the address says, what was opened, what was chosen, and the story that makes. */
export function useStory() {
  const { search } = useLocation()
  const clubName = useRouteLoaderData<{ club: { name: string } }>('root')?.club.name ?? 'Allure'
  const query = useMemo(() => readStoryQuery(new URLSearchParams(search)), [search])
  const hand = useMemo(() => handMadeOf(query), [query])
  const asked = useMemo(() => lookOfQuery(query), [query])
  const [choices, setChoices] = useState(() => firstChoices(asked.look))
  const opened = useOpened(hand?.activity ?? sample)
  const { activity, recap } = opened
  useRemembered(choices, setChoices, Object.keys(query).length > 0)

  const figures = useMemo(() => (recap ? recap.figures : figuresOf(activity)), [activity, recap])
  const names = useMemo(() => choices.figures ?? usualFigures(figures), [choices.figures, figures])
  const legs = useMemo(() => drawnLegs(activity, choices.cut), [activity, choices.cut])
  const { title, place, hasDate } = choices
  const shownTitle = title ?? recap?.title ?? activity.title
  const story = useMemo(() => {
    const words = { clubName, title: shownTitle, place, hasDate, figures: names }
    return recap ? recapStory(recap, words) : storyOf(activity, legs, figures, words)
  }, [clubName, shownTitle, place, hasDate, names, recap, activity, legs, figures])
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
    hand,
    wrong: asked.wrong ?? (hand && wrongHand(query, hand)),
    choices,
    look,
    change,
    changeLook,
    opened,
    activity,
    figures,
    names,
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
) {
  const untouched = useRef<Choices>(undefined)
  useEffect(() => {
    if (untouched.current && choices !== untouched.current) rememberChoices(choices)
  }, [choices])
  useEffect(() => {
    setChoices((current) => (untouched.current = isAsked ? current : rememberedChoices(current)))
  }, [isAsked, setChoices])
}
