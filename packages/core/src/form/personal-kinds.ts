/** The kinds of personal data that a workspace can have replaced in what customers write. */
export const personalKinds = ['card', 'email', 'phone', 'id_number'] as const;
export type PersonalKind = (typeof personalKinds)[number];
