/** "Just 2", "three please": a number that answers how many. */
export const NUMBER_ALONE =
  /^\W*(?:(?:yes|ok|okay|just|only|for|us|we are|it's|it is|there(?:'s| is| are| will be)|that(?:'s| is| will be)|me|make it|in total|total|about)\W+)*(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine)(?:\W+(?:please|of us|in total|only|total|tickets?|seats?|people))*\W*$/i

/** "Make it economy for two", "we'll be needing three please": a number that ends what is wished for. */
export const NUMBER_AT_END =
  /\b(?:for|need(?:ing)?|want|take|book)\s+(?:just |only )?(?<count>[1-9]|one|two|three|four|five|six|seven|eight|nine)(?:\s+(?:please|of (?:us|them)|in total))*\W*$/i
