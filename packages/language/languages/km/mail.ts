import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'បញ្ជាក់អាសយដ្ឋានអ៊ីមែលរបស់អ្នក',
  verifyText: 'សូមបញ្ជាក់ថាអាសយដ្ឋានអ៊ីមែលនេះជារបស់អ្នក។',
  verifyButton: 'បញ្ជាក់អាសយដ្ឋាន',
  resetSubject: 'កំណត់ពាក្យសម្ងាត់ថ្មី',
  resetText: 'អ្នកបានស្នើសុំតំណដើម្បីកំណត់ពាក្យសម្ងាត់ថ្មី។',
  resetButton: 'កំណត់ពាក្យសម្ងាត់ថ្មី',
  magicSubject: 'តំណសម្រាប់ចូលគណនីរបស់អ្នក',
  magicText: 'អ្នកបានស្នើសុំតំណដើម្បីចូលគណនីដោយមិនប្រើពាក្យសម្ងាត់។',
  magicButton: 'ចូលគណនី',
  inviteSubject: 'ការអញ្ជើញទៅ {workspace}',
  inviteText: 'អ្នកត្រូវបានអញ្ជើញឱ្យចូលរួមកន្លែងធ្វើការ “{workspace}”។',
  inviteButton: 'បើកការអញ្ជើញ',
  damagedSubject: 'មិនអាចអាន “{title}” បានល្អ',
  damagedText: 'អក្សរភាគច្រើននៃ “{title}” គ្មានន័យ ដូច្នេះបូតមិនឆ្លើយពីវាដោយប្រាកដទេ។ សូមបើកឯកសារដើម្បីមើលអ្វីដែលត្រូវធ្វើ។',
  damagedButton: 'បើកឯកសារ',
  onceHour: 'តំណនេះប្រើបានតែម្តង ក្នុងរយៈពេលមួយម៉ោង។',
  onceWeek: 'តំណនេះប្រើបានតែម្តង ក្នុងរយៈពេល 7 ថ្ងៃ។',
  ignore: 'ប្រសិនបើអ្នកមិនបានរំពឹងទុកអ៊ីមែលនេះទេ អ្នកអាចមិនអើពើនឹងវាបាន។',
} satisfies MailStrings;
