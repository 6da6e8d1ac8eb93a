/** Ms in which who did something may take it back; its email leaves after them and a moment for a press on its way. */
export const takeBackMs = 10_000
export const heldMs = takeBackMs + 2000
