/** What the ids of scenarios made on the plan of battle begin with: a battle of one knows the way back by it. */
export const OWN = 'own-';
