import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'ยืนยันอีเมลของคุณ',
  verifyText: 'โปรดยืนยันว่าอีเมลนี้เป็นของคุณ',
  verifyButton: 'ยืนยันอีเมล',
  resetSubject: 'ตั้งรหัสผ่านใหม่',
  resetText: 'คุณได้ขอลิงก์สำหรับตั้งรหัสผ่านใหม่',
  resetButton: 'ตั้งรหัสผ่านใหม่',
  magicSubject: 'ลิงก์เข้าสู่ระบบของคุณ',
  magicText: 'คุณได้ขอลิงก์สำหรับเข้าสู่ระบบโดยไม่ต้องใช้รหัสผ่าน',
  magicButton: 'เข้าสู่ระบบ',
  inviteSubject: 'คำเชิญเข้าร่วม {workspace}',
  inviteText: 'คุณได้รับเชิญให้เข้าร่วมเวิร์กสเปซ “{workspace}”',
  inviteButton: 'เปิดคำเชิญ',
  damagedSubject: 'อ่าน “{title}” ได้ไม่ดี',
  damagedText: 'ตัวอักษรส่วนใหญ่ของ “{title}” ไม่มีความหมาย บอตจึงไม่ตอบจากเอกสารนี้อย่างมั่นใจ โปรดเปิดเอกสารเพื่อดูวิธีแก้ไข',
  damagedButton: 'เปิดเอกสาร',
  onceHour: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง',
  onceWeek: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 7 วัน',
  ignore: 'หากคุณไม่ได้คาดว่าจะได้รับอีเมลนี้ ไม่ต้องดำเนินการใด ๆ',
} satisfies MailStrings;
