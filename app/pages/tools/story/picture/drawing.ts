/** All that makes the picture: it comes after the page has started, with the letters. */
export { drawStory } from '#app/ui/art/stories/draw-story.ts'
export { placed } from '#app/ui/art/stories/placed.ts'
export { fits, shownTemplate } from '#app/ui/art/stories/shown-template.ts'
export { renderPicture } from '../out/render-picture.ts'
export { bounded, placementAfterKey, snapped } from '../preview/placement.ts'
export { describeRecap, recapOfOpened, recapOfStay, recapStory } from './recap-story.ts'
export { drawnLegs, storyOf } from './story-of.ts'
