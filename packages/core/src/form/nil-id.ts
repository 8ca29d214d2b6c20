/** The UUID of zeros. It stands for "every bot" in keys, and comes before every other id. */
export const nilId = '00000000-0000-0000-0000-000000000000';
