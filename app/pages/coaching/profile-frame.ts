/** The drawing of a session: the floor is y = 0 after a shift, effort 1 stands `reach` above it. */
export const profileFrame = { width: 760, height: 256, floor: 254, reach: 216 }
