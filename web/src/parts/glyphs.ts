/** Plain signs in a square of 16: a game gives one to each of its colours. */

export const circle = 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z';
export const diamond = 'M8 1l6 7-6 7-6-7z';
export const leaf = 'M14 2C6 1.500 1.500 6 2 14 10 14.500 14.500 10 14 2z';
export const moon = 'M10.500 2A6.300 6.300 0 1 0 14 11.500 5.500 5.500 0 0 1 10.500 2z';
export const spark = 'M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2z';
export const star = 'M8 1l1.900 4.600L15 6l-3.900 3.200L12.400 14 8 11.300 3.600 14l1.300-4.800L1 6l5.100-.4z';
export const triangle = 'M8 2l7 12H1z';
export const waves = 'M1 4.500q3.500-4 7 0t7 0v3q-3.500 4-7 0t-7 0zM1 10q3.500-4 7 0t7 0v2.500q-3.500 4-7 0t-7 0z';
