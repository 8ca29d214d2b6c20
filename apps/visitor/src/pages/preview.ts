/**
 * The script of a preview in the dashboard: the window reads the settings of the service with what a person has changed and not
 * saved, which the frame has as `data-draft`. Labels of fields are among the texts.
 */
export const previewScript = `'use strict';
(() => {
  const read = Response.prototype.json;
  const types = { email: 'email', phone: 'tel', message: 'textarea' };
  Response.prototype.json = async function () {
    const body = await read.call(this);
    const text = frameElement && frameElement.dataset.draft;
    if (!text || !this.ok || !/\\/config(?:\\?|$)/.test(this.url)) return body;
    const { theme, lead_form: form, ...draft } = JSON.parse(text);
    const { data } = body;
    Object.assign(data, draft);
    Object.assign(data.theme, theme);
    const label = (name) => data.texts['form' + name[0].toUpperCase() + name.slice(1)];
    const fields = form.fields.map(({ name, required }) => ({ name, required, label: label(name), type: types[name] || 'text' }));
    Object.assign(data.lead_form, form, { fields });
    return body;
  };
})();
`;
